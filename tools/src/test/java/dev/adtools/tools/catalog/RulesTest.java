package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleSource;
import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rules that tools declare, and their page. */
final class RulesTest {

    private static final Path PAGE = Path.of("../docs/rules.md");
    private static final List<ToolDispatch<?>> TOOLS = TestTools.table().all();

    @Test
    void haveIdsOfTheirOwnInATool() {
        assertThat(TOOLS)
                .allSatisfy(
                        tool -> assertThat(tool.rules()).extracting(Rule::id).doesNotHaveDuplicates());
    }

    @Test
    void sayWhatTheyAskForInASentence() {
        assertThat(all().keySet())
                .extracting(rule -> rule.description().text())
                .allMatch(text -> text.matches("[A-Z].*[^.]\\."));
    }

    @Test
    void nameThePageThatSaysSoWhereAPlatformOrAStandardDoes() {
        Predicate<RuleSource> hasPage = source -> source.url().startsWith("https://");

        assertThat(all().keySet())
                .extracting(rule -> rule.description().source())
                .allMatch(source -> switch (source.kind()) {
                    case PLATFORM, STANDARD -> hasPage.test(source);
                    case SERVICE, PRACTICE -> source.url().isEmpty();
                });
    }

    @Test
    @Tag(Golden.TAG)
    void areInTheDocumentation() {
        Golden.hold(PAGE, page());
    }

    private static Map<Rule, List<String>> all() {
        Map<Rule, List<String>> all = new LinkedHashMap<>();
        for (ToolDispatch<?> tool : TOOLS) {
            tool.rules()
                    .forEach(rule -> all.computeIfAbsent(rule, first -> new ArrayList<>())
                            .add(tool.descriptor().name()));
        }
        return all;
    }

    private static String page() {
        StringBuilder page = new StringBuilder("""
                # Rules

                What tools check beyond their schemas, by the ids that violations, findings and warnings carry. Written by the build;
                `GET /api/v1/rules` answers the same for the tools that a token may see. A source is the platform's own
                documentation, a standard, this service (safety, or a clear answer), or practice: experience that no platform states.
                An answer that would be too large is refused by every tool, as `SIZE-1` and `SIZE-3`.
                """);
        Map<List<String>, List<Rule>> groups = all().entrySet().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getValue,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
        groups.forEach((tools, rules) -> {
            page.append("\n## ").append(String.join(", ", tools)).append("\n\n");
            page.append("| rule | weight | what it asks for | source |\n|---|---|---|---|\n");
            rules.forEach(rule -> page.append(row(rule)));
        });
        return page.toString();
    }

    private static String row(Rule rule) {
        RuleSource source = rule.description().source();
        String kind = source.kind().name().toLowerCase(Locale.ROOT);
        return "| `" + rule.id() + "` | "
                + rule.description().severity().name().toLowerCase(Locale.ROOT) + " | "
                + rule.description().text() + " | "
                + (source.url().isEmpty() ? kind : "[" + kind + "](" + source.url() + ")") + " |\n";
    }
}
