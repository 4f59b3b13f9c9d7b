package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a":1}              | {"a":2}              | [{"pointer":"/plan/a","before":1,"now":2}]
            {"a":{"b/c~d":true}} | {"a":{"b/c~d":false}} | [{"pointer":"/plan/a/b~1c~0d","before":true,"now":false}]
            {"a":[1,2]}          | {"a":[1,3,4]}        | [{"pointer":"/plan/a/1","before":2,"now":3},{"pointer":"/plan/a/2","before":null,"now":4}]
            {"a":1}              | {"b":null}           | [{"pointer":"/plan/a","before":1,"now":null},{"pointer":"/plan/b","before":null,"now":null}]
            {"a":[]}             | {"a":{}}             | [{"pointer":"/plan/a","before":[],"now":{}}]
            {"a":"x"}            | {"a":"\\u202ey"}     | [{"pointer":"/plan/a","before":"x","now":"\\ufffdy"}]
            {"a":[{"b":1}]}      | {"a":[{"b":1}]}      | []
            """)
    void areNamedByPointersWithBothValuesAsInertText(String approved, String now, String changed) {
        assertThat(Differences.between("/plan", json(approved), json(now))).isEqualTo(json(changed));
    }

    @Test
    void areNoMoreThanAnybodyReads() {
        JsonValue approved = json(Collections.nCopies(500, 1).toString());
        JsonValue now = json(Collections.nCopies(500, 2).toString());

        JsonArray changed = Differences.between("/plan", approved, now);

        assertThat(changed.items()).hasSize(100);
    }

    private static JsonValue json(String text) {
        return JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
