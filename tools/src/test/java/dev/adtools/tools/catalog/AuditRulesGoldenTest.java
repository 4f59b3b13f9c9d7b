package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules for what the audit trail keeps of each argument, in one table, so that a change of them is a decision. */
final class AuditRulesGoldenTest {

    private static final Path EXPECTED = Path.of("src/test/resources/audit/rules.txt");

    static List<ToolDescriptor> tools() {
        return TestTools.table().all().stream()
                .<ToolDescriptor>map(ToolDispatch::descriptor)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tools")
    void hasARuleForEveryArgument(ToolDescriptor tool) {
        assertThat(table(tool.name(), audit(tool)))
                .extracting(line -> line.substring(0, line.indexOf(' ')))
                .containsExactlyElementsOf(new TreeSet<>(arguments(tool.name(), schema(tool), audit(tool))));
    }

    @Test
    @Tag(Golden.TAG)
    void keepsWhatWasDecided() {
        Golden.hold(
                EXPECTED,
                tools().stream()
                        .flatMap(tool -> table(tool.name(), audit(tool)).stream())
                        .toList());
    }

    private static JsonObject audit(ToolDescriptor tool) {
        return (JsonObject) Objects.requireNonNull(tool.document().get("audit"));
    }

    private static JsonObject schema(ToolDescriptor tool) {
        return (JsonObject) Objects.requireNonNull(tool.document().get("inputSchema"));
    }

    private static List<String> table(String path, JsonObject rules) {
        List<String> lines = new ArrayList<>();
        rules.members()
                .forEach((name, rule) -> each(rule).forEach(one -> {
                    if (one instanceof JsonObject inner) {
                        lines.addAll(table(path + "." + name, inner));
                    } else {
                        lines.add(path + "." + name + " " + ((JsonString) one).value());
                    }
                }));
        return lines;
    }

    private static List<JsonValue> each(JsonValue rule) {
        return rule instanceof JsonArray several ? several.items() : List.of(rule);
    }

    /** Returns the paths of all that a schema names, but not within what has one rule for the whole of it. */
    private static Set<String> arguments(String path, JsonObject schema, JsonObject rules) {
        Set<String> paths = new TreeSet<>();
        properties(schema).members().forEach((name, property) -> {
            List<JsonValue> each = each(Objects.requireNonNull(rules.get(name)));
            cases(record((JsonObject) property)).forEach(inner -> {
                if (inner.has("properties") && each.get(each.size() - 1) instanceof JsonObject within) {
                    paths.addAll(arguments(path + "." + name, inner, within));
                } else {
                    paths.add(path + "." + name);
                }
            });
        });
        return paths;
    }

    private static List<JsonObject> cases(JsonObject schema) {
        return schema.get("anyOf") instanceof JsonArray cases
                ? cases.items().stream().map(JsonObject.class::cast).toList()
                : List.of(schema);
    }

    private static JsonObject record(JsonObject property) {
        JsonValue items = property.get("items");
        return items == null ? property : record((JsonObject) items);
    }

    private static JsonObject properties(JsonObject schema) {
        return (JsonObject) Objects.requireNonNull(schema.get("properties"));
    }
}
