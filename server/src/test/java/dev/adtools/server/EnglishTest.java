package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A ceiling for phrases that read like a translation, by module and for the documentation. A change may lower a count, never
 * raise it. {@code english.txt} has the patterns and the ceilings; {@code scripts/accept} writes lower counts.
 */
@Tag(Golden.TAG)
class EnglishTest {

    private static final Path ROOT = Path.of("..");
    private static final Path TABLE = Path.of("src/test/resources/english.txt");
    private static final String DOCS = "docs";
    private static final Pattern TEXT = Pattern.compile(".*\\.(?:java|jte|ya?ml|md|sql)");
    // People's own words for tasks.
    private static final Pattern SEARCH_WORDS = Pattern.compile("searchWords = (?:\"[^\"]*\"[\\s+]*)+");
    // Generated from sources that are counted.
    private static final List<String> GENERATED = List.of("rules.md", "DECISIONS.md");

    @Test
    void neverRisesAboveItsCeiling() throws IOException {
        List<String> table = Files.readAllLines(TABLE);
        Map<String, Pattern> patterns = new LinkedHashMap<>();
        table.stream()
                .filter(line -> line.contains(" = "))
                .map(line -> line.split(" = ", 2))
                .forEach(line -> patterns.put(line[0], Pattern.compile(line[1])));
        Map<String, Integer> counts = counts(patterns);

        List<String> held = new ArrayList<>();
        List<String> raised = new ArrayList<>();
        for (String line : table) {
            String[] ceiling = line.split(": ", 2);
            Integer count = ceiling.length == 2 && !line.contains(" = ") ? counts.remove(ceiling[0]) : null;
            if (count == null) {
                held.add(line);
            } else {
                held.add(ceiling[0] + ": " + Math.min(count, Integer.parseInt(ceiling[1])));
                if (count > Integer.parseInt(ceiling[1])) {
                    raised.add(line + ", now " + count);
                }
            }
        }
        counts.forEach((name, count) -> held.add(name + ": " + count));

        assertThat(raised).as("phrases to rewrite; git diff shows the new ones").isEmpty();
        if (Golden.isAccepting()) {
            Golden.hold(TABLE, held);
        }
        assertThat(counts)
                .as("patterns without a ceiling; scripts/accept adds it")
                .isEmpty();
    }

    /** Returns how often each pattern is found, by module and pattern. */
    private static Map<String, Integer> counts(Map<String, Pattern> patterns) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        for (String module : List.of("api", "processor", "tools", "server", DOCS)) {
            List<String> texts = texts(module);
            assertThat(texts).as(module).isNotEmpty();
            patterns.forEach((name, pattern) -> counts.put(module + " " + name, (int) texts.stream()
                    .mapToLong(text -> pattern.matcher(text).results().count())
                    .sum()));
        }
        return counts;
    }

    private static List<String> texts(String module) throws IOException {
        List<Path> folders = module.equals(DOCS)
                ? List.of(
                        ROOT.resolve("docs"),
                        ROOT.resolve("README.md"),
                        ROOT.resolve("CHANGELOG.md"),
                        ROOT.resolve("CONTRIBUTING.md"))
                : List.of(
                        ROOT.resolve(module).resolve("src/main"),
                        ROOT.resolve(module).resolve("src/openapi"));
        List<String> texts = new ArrayList<>();
        for (Path folder : folders) {
            if (Files.exists(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> TEXT.matcher(file.toString()).matches())
                            .filter(file -> !GENERATED.contains(String.valueOf(file.getFileName())))
                            .map(EnglishTest::text)
                            .forEach(texts::add);
                }
            }
        }
        return texts;
    }

    private static String text(Path file) {
        try {
            return SEARCH_WORDS.matcher(Files.readString(file)).replaceAll("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
