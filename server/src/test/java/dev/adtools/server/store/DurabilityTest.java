package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class DurabilityTest {

    private static final int KILLS = Depth.of("commits.kills", 5, 10);

    @Test
    void losesNoAcknowledgedCommitWhenKilled() throws Exception {
        Random random = new Random(Seed.drawn("kills of a writer"));
        try (TestStore store = Backend.SQLITE.create()) {
            Path folder = store.settings().dataDirectory();
            long acknowledged = 0;
            for (int kill = 0; kill < KILLS; kill++) {
                acknowledged = writeAndKill(folder, acknowledged + 1, 1 + random.nextInt(400));
                store.start();

                assertThat(version(store)).isBetween(acknowledged, acknowledged + 1);
                store.stop();
            }

            assertThat(acknowledged).isGreaterThanOrEqualTo(KILLS);
            assertThat(count(folder.resolve("native"))).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void refusesASecondProcess() throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            // A second claim by the same process must not give the lock away.
            assertThatThrownBy(() -> DataDirectory.claim(store.settings().dataDirectory()))
                    .isInstanceOf(StartupException.class);
            Process second = WriterProcess.start(store.settings().dataDirectory(), 1);

            try (BufferedReader lines = second.inputReader(StandardCharsets.UTF_8)) {
                assertThat(lines.lines())
                        .containsExactly(
                                "The data directory " + store.settings().dataDirectory()
                                        + " is in use by another running process; stop it first, or set ADTOOLS_DATA_DIR to"
                                        + " another folder.");
            }
            assertThat(second.waitFor()).isZero();
        }
    }

    /** Lets a process acknowledge a number of commits, kills it in the middle of the next and returns the last one. */
    private static long writeAndKill(Path folder, long first, int commits) throws IOException, InterruptedException {
        Process process = WriterProcess.start(folder, first);
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(lines.readLine()).isEqualTo("up");
            long last = first - 1;
            for (int i = 0; i < commits; i++) {
                last = Long.parseLong(lines.readLine());
            }
            // Through its handle: killing the process itself would close the stream before its last lines are read.
            process.toHandle().destroyForcibly();
            // What was printed before the kill took effect is acknowledged as well.
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                last = Long.parseLong(line);
            }
            process.waitFor();
            return last;
        }
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }

    private static long version(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT version FROM access_version")
                        .mapTo(Long.class)
                        .one());
    }
}
