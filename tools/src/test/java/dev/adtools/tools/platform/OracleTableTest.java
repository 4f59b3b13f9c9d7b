package dev.adtools.tools.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.beta.BetaSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of oracles in {@code docs/going-live.md} has the versions that the tests use. */
final class OracleTableTest {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z0-9-]+)` \\| (\\S+) \\| ");

    @Test
    void hasTheVersionsOfTheTests() throws IOException {
        String pom = Files.readString(Path.of("../pom.xml"));
        List<String> rows = ROW.matcher(page())
                .results()
                .map(row -> row.group(1) + ":" + row.group(2))
                .toList();

        assertThat(rows)
                .hasSizeGreaterThan(6)
                .allSatisfy(row -> assertThat(row)
                        .isEqualTo(row.replaceFirst(":.*", ":") + version(pom, row.replaceFirst(":.*", ""))));
    }

    @Test
    void hasTheVersionsThatShip() throws IOException {
        assertThat(page())
                .contains("(alpha ships " + AlphaSettings.LATEST + ")")
                .contains("(beta ships " + BetaSettings.LATEST + ")");
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/going-live.md"));
    }

    private static String version(String pom, String artifact) {
        Matcher managed = Pattern.compile(
                        "<artifactId>" + Pattern.quote(artifact) + "</artifactId>\\s*<version>\\$\\{([^}]+)}</version>")
                .matcher(pom);
        assertThat(managed.find()).as(artifact).isTrue();
        Matcher version = Pattern.compile("<" + Pattern.quote(managed.group(1)) + ">([^<]+)<")
                .matcher(pom);
        assertThat(version.find()).as(managed.group(1)).isTrue();
        return version.group(1);
    }
}
