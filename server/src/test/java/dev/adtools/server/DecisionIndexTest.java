package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The index {@code DECISIONS.md}: below the heading of each page, the decisions of that page in their order. */
class DecisionIndexTest {

    private static final Path ROOT = Path.of("..");
    private static final Path INDEX = ROOT.resolve("DECISIONS.md");
    private static final Pattern PAGE = Pattern.compile("^## \\[.+]\\((docs/decisions/\\w+\\.md)\\)$");
    private static final Pattern DECIDED = Pattern.compile("^## ([0-9-]{10}) (.+)$", Pattern.MULTILINE);

    @Test
    @Tag(Golden.TAG)
    void listsEveryDecision() throws IOException {
        List<String> lines = Files.readAllLines(INDEX).stream()
                .filter(line -> !line.startsWith("- "))
                .flatMap(line -> Stream.concat(Stream.of(line), entries(line)))
                .toList();

        assertThat(lines).hasSizeGreaterThan(100);
        Golden.hold(INDEX, lines);
    }

    @Test
    void hasAHeadingForEveryPage() throws IOException {
        List<String> headings = Files.readAllLines(INDEX).stream()
                .map(PAGE::matcher)
                .filter(heading -> heading.matches())
                .map(heading -> heading.group(1))
                .toList();

        try (Stream<Path> pages = Files.list(ROOT.resolve("docs/decisions"))) {
            assertThat(pages.map(page -> "docs/decisions/" + page.getFileName()))
                    .containsExactlyInAnyOrderElementsOf(headings);
        }
    }

    private static Stream<String> entries(String line) {
        return PAGE.matcher(line).results().map(page -> page.group(1)).flatMap(DecisionIndexTest::decisions);
    }

    private static Stream<String> decisions(String page) {
        try {
            return DECIDED
                    .matcher(Files.readString(ROOT.resolve(page)))
                    .results()
                    .map(decision -> "- " + decision.group(1) + " [" + decision.group(2) + "](" + page + "#"
                            + anchor(decision.group(1) + " " + decision.group(2)) + ")")
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the anchor that GitHub gives a heading. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
