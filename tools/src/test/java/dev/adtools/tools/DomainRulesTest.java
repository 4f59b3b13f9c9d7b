package dev.adtools.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Rule;
import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import dev.adtools.tools.rules.CorpusCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every duty of a tool is shown by a test, or decided otherwise: the table {@code domain-rules.txt} says by which. */
final class DomainRulesTest {

    // The tests of a module run in its folder.
    private static final Path PROJECT = Path.of("..");
    private static final Path DUTIES = Path.of("src/test/resources/domain-rules.txt");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern ID = Pattern.compile("[A-Z]{2,}(?:-[A-Z]+)*-[0-9]");
    private static final Pattern LITERAL = Pattern.compile("\"(" + ID + ")\"");
    private static final Pattern SHOWN = Pattern.compile("\\b" + ID + "\\b");
    private static final String DECIDED = "decision: ";
    private static final List<Tool> TABLE = table();

    /** A tool, the ids that its corpus shows, and what else holds. */
    private record Tool(String section, String name, Set<String> ids, List<Statement> statements) {
        @Override
        public String toString() {
            return section + " " + name;
        }
    }

    /** A sentence on what holds, and what shows it. */
    private record Statement(String sentence, String shownBy) {
        @Override
        public String toString() {
            return sentence;
        }
    }

    private static List<Tool> table() {
        try (Stream<String> lines = Files.lines(DUTIES)) {
            List<Tool> tools = new ArrayList<>();
            lines.filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(line -> add(line, tools));
            return tools;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String line, List<Tool> tools) {
        String[] words = line.split(" ", -1);
        if (words[0].startsWith("3.") || words[0].equals("4")) {
            tools.add(new Tool(words[0], words[1], new TreeSet<>(), new ArrayList<>()));
            return;
        }
        Tool tool = tools.get(tools.size() - 1);
        if (words[0].equals("rules:") || words[0].equals("more:")) {
            tool.ids().addAll(List.of(words).subList(1, words.length));
        } else {
            String[] parts = line.split(" \\| ", -1);
            tool.statements().add(new Statement(parts[0], parts[1]));
        }
    }

    static List<Tool> withCorpus() {
        return TABLE.stream().filter(tool -> !tool.ids().isEmpty()).toList();
    }

    static Stream<Statement> statements() {
        return TABLE.stream().flatMap(tool -> tool.statements().stream());
    }

    @Test
    void coversEverySectionOfTheReference() {
        List<String> sections = TABLE.stream()
                .map(Tool::section)
                .filter(section -> section.startsWith("3."))
                .toList();

        assertThat(sections)
                .containsExactlyElementsOf(Stream.iterate(1, i -> i + 1)
                        .limit(15)
                        .map(i -> "3." + i)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("withCorpus")
    void hasABadAndAGoodCaseOfEveryRule(Tool tool) {
        List<CorpusCase> cases = CorpusCase.of(tool.name());

        Golden.same(DUTIES, tool.ids(), rules(cases, true));
        Golden.same(DUTIES, tool.ids(), rules(cases, false));
    }

    @ParameterizedTest
    @MethodSource("withCorpus")
    void isDeclaredWithTheToolThatAppliesIt(Tool tool) {
        ToolDispatch<?> dispatch = Objects.requireNonNull(TestTools.table().find(tool.name()));

        assertThat(dispatch.rules()).extracting(Rule::id).containsAll(tool.ids());
    }

    private static Set<String> rules(List<CorpusCase> cases, boolean bad) {
        return cases.stream()
                .filter(sample -> sample.bad() == bad)
                .map(CorpusCase::rule)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("statements")
    void isShownByTestsThatExistOrDecided(Statement statement) throws IOException {
        if (statement.shownBy().startsWith(DECIDED)) {
            String heading = statement.shownBy().substring(DECIDED.length());
            assertThat(Files.readAllLines(PROJECT.resolve("DECISIONS.md")))
                    .filteredOn(line -> line.matches("- [0-9-]{10} \\[" + Pattern.quote(heading) + "].*"))
                    .as(heading)
                    .hasSize(1);
        } else {
            for (String test : statement.shownBy().split(", ", -1)) {
                assertThat(exists(test)).as(test).isTrue();
            }
        }
    }

    // Read as text: the tests of the service are not on this module's path.
    private static boolean exists(String test) throws IOException {
        String[] named = test.split("#", 2);
        String module = named[0].substring(0, named[0].indexOf('.'));
        Path source = PROJECT.resolve(module + "/src/test/java/dev/adtools/" + named[0].replace('.', '/') + ".java");
        return Files.exists(source)
                && (named.length == 1 || Files.readString(source).contains(" void " + named[1] + "("));
    }

    @Test
    void namesEveryRuleOfTheCodeAndNoOther() throws IOException {
        Set<String> named = new TreeSet<>();
        for (Tool tool : TABLE) {
            named.addAll(tool.ids());
            tool.statements().forEach(it -> matches(SHOWN, it.sentence()).forEach(id -> named.add(id.group())));
        }

        Golden.same(DUTIES, named, ofTheCode());
    }

    private static Set<String> ofTheCode() throws IOException {
        Set<String> ids = new TreeSet<>();
        TestTools.table().all().forEach(tool -> tool.rules().forEach(rule -> ids.add(rule.id())));
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                matches(LITERAL, Files.readString(file)).forEach(id -> ids.add(id.group(1)));
            }
        }
        return ids;
    }

    private static List<MatchResult> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }
}
