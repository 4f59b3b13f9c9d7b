package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalog that the tools publish, kept word for word, so that a change of it is a decision. */
final class CatalogGoldenTest {

    private static final Path EXPECTED = Path.of("src/test/resources/catalog");
    private static final String UPDATE = "mvn -pl tools -am test -Dgoldens=update";

    @BeforeAll
    static void update() throws IOException {
        if (!"update".equals(System.getProperty("goldens"))) {
            return;
        }
        assertThat(System.getenv("CI")).as("goldens are not updated on CI").isNull();
        Files.createDirectories(EXPECTED);
        for (String name : expected()) {
            Files.delete(EXPECTED.resolve(name + ".json"));
        }
        for (String name : tools()) {
            Files.writeString(EXPECTED.resolve(name + ".json"), published(name));
        }
    }

    static List<String> tools() {
        return TestTools.table().all().stream()
                .map(tool -> tool.descriptor().name())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tools")
    void publishesWhatIsExpected(String name) throws IOException {
        assertThat(published(name))
                .as("if the change is meant, run: " + UPDATE)
                .isEqualTo(Files.readString(EXPECTED.resolve(name + ".json")));
    }

    @Test
    void expectsNothingElse() throws IOException {
        assertThat(expected())
                .as("if the change is meant, run: " + UPDATE)
                .containsExactlyInAnyOrderElementsOf(tools());
    }

    private static List<String> expected() throws IOException {
        try (Stream<Path> files = Files.list(EXPECTED)) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .toList();
        }
    }

    private static String published(String name) {
        String resource = "/META-INF/adtools/tools/" + name + ".json";
        try (InputStream in = CatalogGoldenTest.class.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
