package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** The library that is preloaded into a node, so that its disk can be rebuilt as a power cut would have left it. */
final class JournalLibrary {

    private static final Path SOURCES = Path.of("src/test/c");

    private JournalLibrary() {}

    /** Returns the environment of a node whose changes of a folder are noted; without a C compiler there is no test. */
    static Map<String, String> watching(Path folder, Path journal) throws IOException, InterruptedException {
        return Map.of(
                "LD_PRELOAD",
                        build("journal.c", journal.resolveSibling("journal.so")).toString(),
                "DISK_FOLDER", folder.toRealPath().toString(),
                "DISK_JOURNAL", journal.toString());
    }

    /** Compiles a source of the tests to a library; without a C compiler there is no test. */
    static Path build(String name, Path library) throws IOException, InterruptedException {
        Path source = SOURCES.resolve(name);
        List<String> command =
                List.of("cc", "-shared", "-fPIC", "-O1", "-o", library.toString(), source.toString(), "-ldl");
        try {
            Process build =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (build.waitFor() != 0) {
                isNotRun("it does not compile " + source + ": " + said);
            }
        } catch (IOException e) {
            isNotRun(e.getMessage());
        }
        return library;
    }

    @SuppressWarnings("SystemOut")
    private static void isNotRun(@Nullable String reason) {
        System.err.println(
                "!!!! NOT RUN: tests of disks need a C compiler, cc (with CI=true this fails): " + reason + " !!!!");
        assertThat(System.getenv("CI")).as("no C compiler: %s", reason).isNotEqualTo("true");
        Assumptions.abort("no C compiler: " + reason);
    }
}
