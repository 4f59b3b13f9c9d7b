package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The published catalog, kept byte for byte, so that a change of it is a decision. */
@Tag(Golden.TAG)
final class CatalogGoldenTest {

    @Test
    void publishesTheExpectedToolsAndNoOther() {
        Map<String, String> published = TestTools.table().all().stream()
                .map(tool -> tool.descriptor().name() + ".json")
                .collect(Collectors.toMap(Function.identity(), CatalogGoldenTest::published));

        Golden.holdFolder(Path.of("src/test/resources/catalog"), published);
    }

    private static String published(String name) {
        String resource = "/META-INF/adtools/tools/" + name;
        try (InputStream in = CatalogGoldenTest.class.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
