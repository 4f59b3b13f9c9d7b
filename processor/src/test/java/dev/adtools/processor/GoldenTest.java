package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class GoldenTest {

    private static final Path EXPECTED = Corpus.RESOURCES.resolve("expected");
    private static final String UPDATE = "mvn -pl processor -am test -Dgoldens=update";

    private static Map<String, String> generated = Map.of();

    @BeforeAll
    static void compile() throws IOException {
        generated = Generations.text(Corpus.good());
        if (!"update".equals(System.getProperty("goldens"))) {
            return;
        }
        assertThat(System.getenv("CI")).as("goldens are not updated on CI").isNull();
        for (String name : expected().toList()) {
            Files.delete(EXPECTED.resolve(name));
        }
        Files.createDirectories(EXPECTED);
        for (Map.Entry<String, String> file : generated.entrySet()) {
            Files.writeString(EXPECTED.resolve(file.getKey()), file.getValue());
        }
    }

    static Stream<String> expected() throws IOException {
        if (!Files.exists(EXPECTED)) {
            return Stream.of();
        }
        try (Stream<Path> files = Files.list(EXPECTED)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("expected")
    void generatesWhatIsExpected(String name) throws IOException {
        assertThat(generated.get(name))
                .as("if the change is meant, run: " + UPDATE)
                .isEqualTo(Files.readString(EXPECTED.resolve(name)));
    }

    @Test
    void generatesNothingElse() throws IOException {
        assertThat(generated.keySet())
                .as("if the change is meant, run: " + UPDATE)
                .containsExactlyElementsOf(expected().toList());
    }
}
