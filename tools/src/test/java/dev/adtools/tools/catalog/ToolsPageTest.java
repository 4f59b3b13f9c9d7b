package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table of the page {@code docs/tools.md}: a row for every tool, with its platform and mode. */
final class ToolsPageTest {

    private static final Path PAGE = Path.of("../docs/tools.md");
    private static final String HEAD = "| tool | platform | mode |\n|---|---|---|\n";
    private static final Pattern NAME = Pattern.compile("`([a-z_]+)`");

    @Test
    @Tag(Golden.TAG)
    void hasARowForEveryTool() throws IOException {
        String page = Files.readString(PAGE);
        int from = page.indexOf(HEAD) + HEAD.length();
        int to = page.indexOf("\n\n", from) + 1;
        List<String> rows = new ArrayList<>(page.substring(from, to).lines().toList());
        tools().filter(tool -> rows.stream().noneMatch(row -> names(row).contains(tool.name())))
                .forEach(tool -> rows.add("| `" + tool.name() + "` | "
                        + tool.platform().wireName() + " | " + tool.mode().wireName() + " |"));

        Golden.hold(PAGE, page.substring(0, from) + String.join("\n", rows) + "\n" + page.substring(to));
    }

    @Test
    void saysThePlatformAndTheModeOfEach() throws IOException {
        List<String> rows = Files.readString(PAGE).lines().toList();

        assertThat(tools())
                .allSatisfy(tool -> assertThat(rows)
                        .filteredOn(row -> row.startsWith("| `") && names(row).contains(tool.name()))
                        .singleElement()
                        .asString()
                        .contains("| " + tool.platform().wireName() + " | "
                                + tool.mode().wireName()));
    }

    private static Stream<ToolDescriptor> tools() {
        return TestTools.table().all().stream().map(tool -> tool.descriptor());
    }

    private static List<String> names(String row) {
        return NAME.matcher(row.split(" \\| ", 2)[0])
                .results()
                .map(name -> name.group(1))
                .toList();
    }
}
