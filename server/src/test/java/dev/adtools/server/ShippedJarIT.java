package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it ships, which has its libraries in it and nothing else on its class path. */
class ShippedJarIT {

    private static final Path JAR = Path.of("target", "adtools.jar");

    @Test
    void readsItsConfiguration() throws Exception {
        Process process = run("check").start();

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("Configuration is OK");
    }

    @Test
    void startsWithoutAWarning(@TempDir Path data) throws Exception {
        ProcessBuilder server = run("server");
        server.environment()
                .putAll(Map.of(
                        "ADTOOLS_HTTP_PORT", "0", "ADTOOLS_ADMIN_PORT", "0", "ADTOOLS_DATA_DIR", data.toString()));
        Process process = server.start();
        try (BufferedReader log = process.inputReader()) {
            List<String> lines = log.lines()
                    .takeWhile(line -> !line.endsWith("Starting scheduler."))
                    .toList();

            assertThat(process.isAlive()).as(String.join("\n", lines)).isTrue();
            assertThat(lines).isNotEmpty().noneMatch(line -> line.startsWith("WARN ") || line.startsWith("ERROR "));
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static ProcessBuilder run(String command) {
        return new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-jar",
                        JAR.toString(),
                        command,
                        TestService.configFile().toString())
                .redirectErrorStream(true);
    }

    @Test
    void hasTheOpenApiDocumentAndNothingOfWhatWroteIt() throws Exception {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(ZipEntry::getName))
                    .contains("dev/adtools/server/openapi/openapi.json")
                    .noneMatch(name ->
                            name.matches("(io/swagger|io/github/classgraph|dev/adtools/server/openapi/generator)/.*"));
        }
    }
}
