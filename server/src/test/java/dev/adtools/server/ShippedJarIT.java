package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The jar as it ships, which has its libraries in it and nothing else on its class path. */
class ShippedJarIT {

    private static final Path JAR = Path.of("target", "adtools.jar");

    @Test
    void readsItsConfiguration() throws Exception {
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-jar",
                        JAR.toString(),
                        "check",
                        TestService.configFile().toString())
                .redirectErrorStream(true)
                .start();

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("Configuration is OK");
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
