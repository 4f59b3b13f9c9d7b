package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A power cut, which takes with it whatever was not synced, loses no write that the platform got or its caller was told of.
 * {@code -Dlost.cuts} says how many moments of a node's life are tried.
 */
@Timeout(600)
@EnabledOnOs(OS.LINUX)
class LostPagesTest {

    private static final int CUTS = Depth.of("lost.cuts", 40, 200);
    private static final int WRITES = Depth.of("lost.writes", 250, 400);
    private static final long SEED = Seed.drawn("power cuts");

    @TempDir
    private Path folder;

    @Test
    void losesNoAcknowledgedWrite() throws Exception {
        PowerCuts.Result result = cuts("durable");

        assertThat(result.damaged()).as("seed %s", SEED).isEmpty();
        assertThat(result.lost()).as("seed %s", SEED).isEmpty();
        // Otherwise no cut took anything away, or none could come while the log was written back.
        assertThat(result.inTheMiddle()).as("seed %s", SEED).isPositive();
        assertThat(result.checkpoints()).isPositive();
    }

    static Stream<String> weaker() {
        return Depth.isDeep() ? Stream.of("OFF", "NORMAL") : Stream.of("OFF");
    }

    @ParameterizedTest
    @MethodSource("weaker")
    void noticesANodeThatDoesNotSync(String level) throws Exception {
        assertThat(cuts("unsynced:" + level).lost()).as("seed %s", SEED).isNotEmpty();
    }

    private PowerCuts.Result cuts(String memory) throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path journal = folder.resolve("journal");
        List<String> keys =
                IntStream.range(0, WRITES).mapToObj(LostPagesTest::key).toList();
        try (MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            List<String> arguments =
                    List.of(data.toRealPath().toString(), "-", Integer.toString(platform.port()), "node", "-", memory);
            NodeProcess node = NodeProcess.start(arguments, JournalLibrary.watching(data, journal), answer -> {});
            node.awaitUp();
            node.call(keys, true);
            node.end();

            List<DiskNote> notes = DiskNote.read(journal);
            tellsEverything(notes, data, platform);
            PowerCuts cuts = new PowerCuts(notes, keys, new Random(SEED));
            PowerCuts.Result result = memory.equals("durable") ? cuts.cutAlsoAtStart(CUTS) : cuts.cut(CUTS);
            report(memory, notes, result);
            return result;
        }
    }

    private static String key(int i) {
        return (i % 20 == 0 ? "drop-" : i % 20 == 1 ? "refuse-" : "make-") + i;
    }

    // What went past the notes would not be cut, and nobody would miss it.
    private void tellsEverything(List<DiskNote> notes, Path data, MarkPlatform platform) throws IOException {
        Disk disk = new Disk();
        notes.forEach(disk::apply);
        Path rebuilt = folder.resolve("rebuilt");
        disk.writeTo(rebuilt, PowerCut.NOTHING_LOST);
        List<Path> files = files(data);
        assertThat(files(rebuilt))
                .extracting(Path::getFileName)
                .containsExactlyInAnyOrderElementsOf(
                        files.stream().map(Path::getFileName).toList());
        for (Path file : files) {
            assertThat(rebuilt.resolve(file.getFileName())).hasSameBinaryContentAs(file);
        }
        assertThat(notes.stream()
                        .filter(DiskNote::isSent)
                        .map(note -> note.text().strip())
                        .filter(mark -> !mark.startsWith("refuse")))
                .containsExactlyInAnyOrderElementsOf(platform.writes().keySet());
    }

    // The index of the write-ahead log is shared memory, and made anew after a cut.
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith("-shm"))
                    .toList();
        }
    }

    @SuppressWarnings("SystemOut")
    private static void report(String memory, List<DiskNote> notes, PowerCuts.Result result) {
        System.out.println("lost pages, " + memory + ": " + notes.size() + " notes, " + result);
        Stream.concat(result.damaged().stream(), result.lost().stream())
                .limit(5)
                .forEach(System.out::println);
    }
}
