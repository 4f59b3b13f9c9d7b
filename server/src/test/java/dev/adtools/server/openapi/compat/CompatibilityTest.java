package dev.adtools.server.openapi.compat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Clients of the last release get along with this version, unless its number says that they need not.
 *
 * <p>Nothing has been released yet. Until then {@code 0.1.0.json} is a copy of the present document that is taken anew with
 * every change, so the comparison holds the document to nothing, and its output says so. That it would find what breaks
 * somebody is shown by a change that is planted here, and by those of every kind in {@link ChangesTest}.
 */
class CompatibilityTest {

    private static final String RELEASE = "release";

    @BeforeAll
    static void release() throws IOException {
        if (!RELEASE.equals(System.getProperty("goldens"))) {
            return;
        }
        assertThat(System.getenv("CI")).as("goldens are not updated on CI").isNull();
        // Fails when the version has been released before.
        Files.copy(Documents.PUBLISHED, Documents.released(Documents.version(Documents.published())));
    }

    @Test
    @SuppressWarnings("SystemOut")
    void breaksNobodyUnlessTheVersionSaysSo() {
        ObjectNode released = Documents.lastReleased();
        ObjectNode published = Documents.published();
        Version before = Documents.version(released);
        Version version = Documents.version(published);

        List<String> breaches = Compatibility.breaches(released, published);
        System.out.println(
                released.equals(published)
                        ? "compatibility: the document is still that of " + before + ", so it is compared with itself"
                        : "compatibility: " + version + " is compared with the last release, " + before);

        assertThat(version.mayBreak(before) ? List.of() : breaches)
                .as(
                        "%s may not break clients of %s; a greater major version may, below 1.0.0 a greater minor one%n%s",
                        version, before, String.join("\n", breaches))
                .isEmpty();
    }

    @Test
    void namesWhatWouldBreakClientsOfTheLastRelease() {
        ObjectNode changed = Documents.lastReleased();
        ((ObjectNode) changed.get("paths")).remove("/api/v1/usage");

        assertThat(Compatibility.breaches(Documents.lastReleased(), changed))
                .containsExactly("#/paths/~1api~1v1~1usage: the path was removed");
    }

    @Test
    void isNoEarlierVersionThanTheLastRelease() {
        assertThat(Documents.version(Documents.published()))
                .isGreaterThanOrEqualTo(Documents.version(Documents.lastReleased()));
    }

    @ParameterizedTest
    @CsvSource({
        "0.1.0, 0.1.0, false", "0.1.0, 0.1.1, false", "0.1.0, 0.2.0, true", "0.9.0, 0.10.0, true", "0.1.0, 1.0.0, true",
        "1.2.3, 1.2.4, false", "1.2.3, 1.3.0, false", "1.2.3, 2.0.0, true", "2.0.0, 1.9.0, false", "1.0.0, 0.9.0, false"
    })
    void letsAVersionSayThatItBreaks(String before, String version, boolean mayBreak) {
        assertThat(Version.of(version).mayBreak(Version.of(before))).isEqualTo(mayBreak);
    }
}
