package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.SetupCalls.CORPUS;
import static dev.adtools.tools.beta.conversion.SetupCalls.answer;
import static dev.adtools.tools.beta.conversion.SetupCalls.findings;
import static dev.adtools.tools.beta.conversion.SetupCalls.json;
import static dev.adtools.tools.beta.conversion.SetupCalls.sound;
import static dev.adtools.tools.beta.conversion.SetupCalls.validated;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Finding;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Personal data and tokens do not come back, whatever is sent and wherever it stands. */
final class DiscretionTest {

    private static final String TOKEN = "EAABwzLixnjYBAZk3Q9wLrT7vN2pYc5HdM";

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "jane.doe@mail.example",
                "+49 151 12345678",
                "4915112345678",
                "6c0a5b1f0d1c3a3e7b8a9d4f2e1c0b9a8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a",
                "203.0.113.77",
                TOKEN,
                "Bearer c2VjcmV0LXNlY3JldC1zZWNyZXQ"
            })
    void doesNotEchoTextFromAnyPlace(String secret) {
        List<JsonObject> calls = replacements(sound(), new JsonString(secret));

        assertThat(calls).hasSizeGreaterThan(40);
        assertThat(calls).allSatisfy(call -> assertThat(answer(call)).doesNotContain(secret));
    }

    @Test
    void doesNotEchoNumbersFromAnyPlace() {
        List<JsonObject> calls = replacements(sound(), JsonNumber.of(4915112345678L));

        assertThat(calls).allSatisfy(call -> assertThat(answer(call)).doesNotContain("4915112345678"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"jane.doe@mail.example", "4915112345678", "Jane Doe", TOKEN})
    void doesNotEchoNamesOfMembers(String secret) {
        JsonObject call = (JsonObject) rebuilt(
                sound(),
                value -> value instanceof JsonObject object && !object.has("pixel_id")
                        ? object.toBuilder().put(secret, secret).build()
                        : value);

        assertThat(answer(call)).doesNotContain(secret);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("corpus")
    void doesNotEchoUserData(CorpusCase sample) {
        JsonObject arguments = json(sample.arguments());
        List<String> values = Walk.through(Node.of("", arguments)).stream()
                .filter(place -> place.pointer().contains("/user_data/"))
                .flatMap(place -> place.text().stream())
                .toList();

        assertThat(findings(validated(arguments))).allSatisfy(finding -> {
            assertThat(finding.actual())
                    .isNotIn(values.stream().map(JsonString::new).toList());
            values.stream()
                    .filter(value -> value.length() > 5)
                    .forEach(value -> assertThat(finding.toString()).doesNotContain(value));
        });
    }

    @Test
    void refusesTokensFromAnyPlace() {
        List<JsonObject> calls = replacements(sound(), new JsonString(TOKEN));

        assertThat(calls)
                .allSatisfy(call -> assertThat(validated(call).errors())
                        .extracting(Finding::rule)
                        .contains("CAPI-2"));
    }

    /** Returns a call per leaf of the original, in which a value stands in the leaf's place. */
    private static List<JsonObject> replacements(JsonObject original, JsonValue value) {
        return leaves(original).stream()
                .map(leaf -> (JsonObject) rebuilt(original, found -> found == leaf ? value : found))
                .filter(DiscretionTest::fitsTheSchema)
                .toList();
    }

    private static boolean fitsTheSchema(JsonObject call) {
        return Stream.of("pixel_id", "dataset_id", "business_id", "domain", "now")
                .allMatch(name -> call.get(name) instanceof JsonString);
    }

    private static List<JsonValue> leaves(JsonObject original) {
        return Walk.through(Node.of("", original)).stream()
                .map(Node::value)
                .filter(value -> !(value instanceof JsonObject) && !(value instanceof JsonArray))
                .toList();
    }

    private static JsonValue rebuilt(JsonValue value, UnaryOperator<JsonValue> change) {
        if (value instanceof JsonObject object) {
            JsonObject.Builder builder = JsonObject.builder();
            for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
                builder.put(member.getKey(), rebuilt(member.getValue(), change));
            }
            return change.apply(builder.build());
        } else if (value instanceof JsonArray array) {
            List<JsonValue> items = new ArrayList<>();
            array.items().forEach(item -> items.add(rebuilt(item, change)));
            return change.apply(JsonArray.of(items));
        }
        return change.apply(value);
    }
}
