package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * One thing has one name in all arguments and answers, and one name one type. The words stand in {@code vocabulary.txt}:
 * {@code name: type}; {@code other -> name} for what a thing is never called, and {@code other: type -> name} for what it
 * is not called with that type.
 */
class VocabularyTest {

    private static final Path TABLE = Path.of("src/test/resources/vocabulary.txt");

    // Names whose endings promise a type.
    private static final Map<String, Set<String>> ENDINGS = Map.of(
            "_micros", Set.of("integer", "number"),
            "_minor", Set.of("integer", "number"),
            "_percent", Set.of("number", "integer"),
            "_share", Set.of("number"),
            "_at", Set.of("string"),
            "_ids", Set.of("array"));

    // What columns hold of a list or an object of which they have no more.
    private static final Map<String, Set<String>> OF_COLUMNS = Map.of(
            "get_alpha_campaigns", Set.of("budget_micros"),
            "get_campaigns", Set.of("budget_micros", "budget_minor", "issue_count"),
            "list_beta_ad_sets", Set.of("budget_micros", "budget_minor"),
            "list_beta_catalogs", Set.of("product_set_ids"));

    private static final String PREVIOUS = "previous_";

    private static final List<RawTables> TABLES = RawTables.all().toList();

    private final Map<String, Set<String>> words = new TreeMap<>();
    private final Map<Pattern, String> others =
            new TreeMap<>((a, b) -> a.pattern().compareTo(b.pattern()));
    private final Map<String, Set<String>> used = new TreeMap<>();

    VocabularyTest() throws IOException {
        Files.readAllLines(TABLE).stream().filter(line -> !line.isEmpty()).forEach(line -> {
            String[] other = line.split(" -> ", -1);
            String[] word = line.split(": ", -1);
            if (other.length == 2) {
                others.put(Pattern.compile(other[0]), other[1]);
            } else {
                words.put(word[0], Set.of(word[1].split(", ", -1)));
            }
        });
        TestTools.table().all().forEach(tool -> {
            collect("", tool.descriptor().document().get("inputSchema"));
            collect("", tool.descriptor().document().get("outputSchema"));
        });
        TABLES.forEach(table -> table.columns()
                .forEach((name, kinds) ->
                        column(name.startsWith(PREVIOUS) ? name.substring(PREVIOUS.length()) : name, kinds)));
    }

    // Of a column only its values tell the type: a whole number may be one of fractions, and null is anything.
    private void column(String name, Set<String> kinds) {
        Set<String> stated = words.getOrDefault(name, Set.of("any"));
        boolean fits = stated.contains("any")
                || kinds.stream()
                        .allMatch(
                                kind -> stated.contains(kind) || (kind.equals("number") && stated.contains("integer")));
        if (!fits) {
            used.computeIfAbsent(name, first -> new TreeSet<>()).addAll(kinds);
        } else if (!used.containsKey(name)) {
            used.put(name, new TreeSet<>(stated));
        }
    }

    @Test
    @Tag(Golden.TAG)
    void everyWordIsInTheTableWithItsTypes() throws IOException {
        Stream<String> decided = Files.readAllLines(TABLE).stream().filter(line -> line.contains(" -> "));
        Stream<String> found =
                used.entrySet().stream().map(word -> word.getKey() + ": " + String.join(", ", word.getValue()));

        Golden.hold(
                TABLE,
                Stream.concat(Stream.concat(decided, Stream.of("")), found).toList());
    }

    @Test
    void aColumnIsCalledAsInTheObjects() {
        assertThat(TABLES.stream().filter(table -> !table.members().isEmpty())).allSatisfy(table -> {
            Set<String> others = new TreeSet<>(table.columns().keySet());
            others.removeAll(table.members());
            others.removeAll(OF_COLUMNS.getOrDefault(table.tool(), Set.of()));
            assertThat(others).as(table.tool()).isEmpty();
        });
    }

    @Test
    void nothingHasASecondName() {
        List<String> seconds = new ArrayList<>();
        used.forEach((name, types) -> others.forEach((other, word) -> {
            boolean ofType = types.stream()
                    .anyMatch(type -> other.matcher(name + ": " + type).matches());
            if (ofType || other.matcher(name).matches()) {
                seconds.add(name + " is called " + word);
            }
        }));

        assertThat(seconds).isEmpty();
        assertThat(others).isNotEmpty();
    }

    @Test
    void endingsPromiseTypes() {
        assertThat(used.entrySet())
                .allSatisfy(word -> ENDINGS.forEach((ending, types) -> {
                    if (word.getKey().endsWith(ending)) {
                        assertThat(types).as(word.getKey()).containsAll(word.getValue());
                    }
                }));
    }

    private void collect(String name, @Nullable JsonValue value) {
        if (!(value instanceof JsonObject schema)) {
            return;
        }
        if (!name.isEmpty()) {
            types(schema)
                    .forEach(type ->
                            used.computeIfAbsent(name, first -> new TreeSet<>()).add(type));
        }
        if (schema.get("properties") instanceof JsonObject properties) {
            properties.members().forEach(this::collect);
        }
        for (String inner : List.of("items", "additionalProperties")) {
            collect("", schema.get(inner));
        }
        if (schema.get("anyOf") instanceof JsonArray cases) {
            cases.items().forEach(one -> collect(name, one));
        }
    }

    private static Stream<String> types(JsonObject schema) {
        JsonValue type = schema.get("type");
        Stream<JsonValue> all = type instanceof JsonArray several ? several.items().stream() : Stream.ofNullable(type);
        Stream<String> names = all.map(one -> ((JsonString) one).value()).filter(one -> !one.equals("null"));
        return type == null && schema.get("anyOf") == null ? Stream.of("any") : names;
    }
}
