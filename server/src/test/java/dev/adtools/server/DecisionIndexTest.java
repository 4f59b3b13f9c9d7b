package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The index {@code DECISIONS.md} and the pages that it leads to. */
class DecisionIndexTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern INDEXED =
            Pattern.compile("^- ([0-9-]{10}) \\[(.+)]\\((docs/decisions/\\w+\\.md)#\\S+\\)$", Pattern.MULTILINE);
    private static final Pattern DECIDED = Pattern.compile("^## ([0-9-]{10}) (.+)$", Pattern.MULTILINE);

    @Test
    void listsEveryDecisionWhereItStands() throws IOException {
        List<String> indexed = INDEXED.matcher(Files.readString(ROOT.resolve("DECISIONS.md")))
                .results()
                .map(entry -> entry.group(3) + " " + entry.group(1) + " " + entry.group(2))
                .toList();

        assertThat(indexed).hasSizeGreaterThan(100).containsExactlyInAnyOrderElementsOf(decided());
    }

    private static List<String> decided() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs").resolve("decisions"))) {
            return pages.flatMap(DecisionIndexTest::decisions).toList();
        }
    }

    private static Stream<String> decisions(Path page) {
        try {
            String where = "docs/decisions/" + page.getFileName() + " ";
            return DECIDED
                    .matcher(Files.readString(page))
                    .results()
                    .map(decision -> where + decision.group(1) + " " + decision.group(2))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
