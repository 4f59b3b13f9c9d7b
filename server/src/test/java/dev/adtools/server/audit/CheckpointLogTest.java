package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.audit.SignedHead.Statement;
import dev.adtools.server.fixtures.SettableClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointLogTest {

    private static final long SMALL = 1024 * 1024;
    private static final int CHECKPOINTS = 5_000;
    private static final Duration KEPT = Duration.ofDays(400);

    @TempDir
    private Path folder;

    private final SettableClock clock = new SettableClock(Instant.parse("2026-11-20T12:00:00Z"));
    private boolean trusted = true;
    private final SigningKeys keys = Trails.freshKeys();
    private final SigningKeys others = Trails.freshKeys();

    @Test
    void keepsTheLastCheckpointOfEachChainOnly() throws IOException {
        CheckpointLog checkpointLog = outside(keys);
        checkpointLog.write(checkpoint("past", 7, keys));
        clock.advance(KEPT);
        checkpointLog.write(checkpoint("ended", 70, keys));
        fill("running", checkpointLog);

        assertThat(Files.size(file())).isLessThan(SMALL);
        assertThat(heads(outside(keys))).containsExactlyInAnyOrder("past 7", "ended 70", "running " + CHECKPOINTS);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                .isEqualTo("rw-------");
    }

    @Test
    void forgetsChainsThatAreTooOld() throws IOException {
        CheckpointLog checkpointLog = outside(keys);
        checkpointLog.write(checkpoint("past", 7, keys));
        clock.advance(KEPT.plusSeconds(1));
        fill("running", checkpointLog);

        assertThat(Files.readString(file())).doesNotContain("\"past\"").contains("\"running\"");
    }

    @Test
    void forgetsNothingWhileTheTimeIsInDoubt() throws IOException {
        CheckpointLog checkpointLog = outside(keys);
        checkpointLog.write(checkpoint("past", 7, keys));
        clock.advance(KEPT.plusSeconds(1));
        trusted = false;
        fill("running", checkpointLog);
        assertThat(Files.readString(file())).contains("\"past\"");

        trusted = true;
        fill("later", checkpointLog);

        assertThat(Files.readString(file())).doesNotContain("\"past\"").contains("\"later\"");
    }

    @Test
    void keepsWhatAnotherNodeHasSignedInTheSameFile() throws IOException {
        outside(others).write(checkpoint("other", 9, others));
        CheckpointLog checkpointLog = outside(keys);
        fill("running", checkpointLog);

        assertThat(Files.size(file())).isLessThan(SMALL);
        assertThat(heads(outside(others))).contains("other 9");
    }

    @Test
    void isNotCutDownToWhatSomebodyForged() throws IOException {
        CheckpointLog checkpointLog = outside(keys);
        checkpointLog.write(checkpoint("running", 5, keys));
        SignedHead forged = new SignedHead(
                new Head("running", 1_000_000, "00".repeat(32)),
                Signer.id(keys.signer().publicKey()),
                checkpoint("running", 6, others).signature());
        Files.writeString(file(), line(forged), StandardOpenOption.APPEND);
        fill("busy", checkpointLog);

        assertThat(Files.size(file())).isLessThan(SMALL);
        assertThat(heads(checkpointLog)).containsExactlyInAnyOrder("running 5", "busy " + CHECKPOINTS);
    }

    /** Adds the checkpoints of a chain, of which only the last is ever looked at. */
    private void fill(String chain, CheckpointLog checkpointLog) throws IOException {
        SignedHead first = checkpoint(chain, 1, keys);
        StringBuilder lines = new StringBuilder();
        for (int seq = 1; seq < CHECKPOINTS; seq++) {
            lines.append(
                    line(new SignedHead(new Head(chain, seq, first.head().hash()), first.key(), first.signature())));
        }
        Files.writeString(file(), lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        checkpointLog.write(checkpoint(chain, CHECKPOINTS, keys));
    }

    private String line(SignedHead checkpoint) {
        JsonObject stated =
                checkpoint.json().toBuilder().put("at", clock.millis()).build();
        return new String(new JsonWriter().value(stated).toBytes(), StandardCharsets.UTF_8) + "\n";
    }

    private CheckpointLog outside(SigningKeys trusting) {
        return new CheckpointLog(
                file(),
                clock,
                trusting,
                () -> Optional.of(clock.instant()).filter(now -> trusted).map(now -> now.minus(KEPT)));
    }

    private Path file() {
        return folder.resolve("heads.jsonl");
    }

    private static SignedHead checkpoint(String chain, long seq, SigningKeys by) {
        return SignedHead.of(Statement.CHECKPOINT, new Head(chain, seq, "ab".repeat(32)), by.signer());
    }

    private List<String> heads(CheckpointLog checkpointLog) {
        return checkpointLog.lastSince(clock.instant().minus(KEPT)).stream()
                .map(checkpoint ->
                        checkpoint.head().chain() + " " + checkpoint.head().seq())
                .toList();
    }
}
