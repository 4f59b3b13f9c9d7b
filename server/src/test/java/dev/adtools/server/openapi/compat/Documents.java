package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Reads the present document, and those of releases. */
final class Documents {

    /** The present document. */
    static final Path PUBLISHED = Path.of("target/classes/dev/adtools/server/openapi/openapi.json");

    private static final Path RELEASED = Path.of("src/test/resources/openapi/released");

    private Documents() {}

    static ObjectNode published() {
        return (ObjectNode) read(PUBLISHED);
    }

    /** Returns the document of the last release. */
    static ObjectNode lastReleased() {
        try (Stream<Path> releases = Files.list(RELEASED)) {
            return (ObjectNode)
                    read(releases.max(Comparator.comparing(Documents::version)).orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns where the document of a version is kept once it is released. */
    static Path released(Version version) {
        return RELEASED.resolve(version + ".json");
    }

    static Version version(JsonNode document) {
        return Version.of(document.at("/info/version").asText());
    }

    static JsonNode yaml(String file) {
        try {
            return new YAMLMapper()
                    .readTree(Path.of("src/test/resources/openapi", file).toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Version version(Path file) {
        return Version.of(file.getFileName().toString());
    }

    private static JsonNode read(Path file) {
        try {
            return new ObjectMapper().readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
