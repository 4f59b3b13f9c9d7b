package dev.adtools.server.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.AdtoolsApplication;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The launcher and the main class, in processes of their own. */
@Timeout(60)
class LauncherTest {

    private static final Path LAUNCHER = Path.of("src/main/launcher/adtools");

    @TempDir
    private Path folder;

    @Test
    void startsFromAFolderWhoseNameIsSeveralWords() throws Exception {
        Path home = Files.createDirectory(folder.resolve("a b -Xfoo c"));
        Files.copy(LAUNCHER, home.resolve("adtools"));
        writeJar(home.resolve("adtools.jar"));

        // The first start keeps the classes, the second tries them, the third uses them.
        for (int start = 0; start < 3; start++) {
            assertThat(output(List.of("sh", home.resolve("adtools").toString(), "server", "my config.yml")))
                    .isEqualTo("0: [server, my config.yml]");
        }
        try (var files = Files.list(home)) {
            assertThat(files.map(file -> file.getFileName().toString())).anyMatch(name -> name.endsWith(".jsa"));
        }
    }

    @Test
    void repeatsNoTokenThatIsAnArgument() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String main = AdtoolsApplication.class.getName();
        for (List<String> arguments : List.of(
                List.of("token", "list", "adt_live_0123"),
                List.of("adt_live_0123"),
                List.of("token", "list", "--url=adt_live_0123"))) {
            List<String> command = new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path"), main));
            command.addAll(arguments);

            assertThat(output(command)).startsWith("64: A token is not taken").doesNotContain("adt_");
        }
    }

    /** Returns the exit code of a process, and all that it printed. */
    private static String output(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("ADTOOLS_CLASSES");
        builder.environment().remove("JAVA_OPTIONS");
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
        return process.waitFor() + ": " + printed;
    }

    private static void writeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, ArgumentsPrinter.class.getName());
        String name = ArgumentsPrinter.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                InputStream bytes = Objects.requireNonNull(
                        LauncherTest.class.getClassLoader().getResourceAsStream(name))) {
            out.putNextEntry(new JarEntry(name));
            bytes.transferTo(out);
        }
    }

    /** Program in place of the service. */
    static final class ArgumentsPrinter {

        private ArgumentsPrinter() {}

        public static void main(String[] arguments) {
            System.out.println(Arrays.toString(arguments));
        }
    }
}
