package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
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
        Differences differences = Differences.between("/plan", json(approved), json(now));

        assertThat(differences.shown()).isEqualTo(json(changed));
        assertThat(differences.leftOut()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"99, 99, 0", "100, 100, 0", "101, 100, 1", "500, 100, 400"})
    void areNoMoreThanAnybodyReadsAndTheRestIsCounted(int all, int shown, int leftOut) {
        JsonValue approved = json(Collections.nCopies(all, 1).toString());
        JsonValue now = json(Collections.nCopies(all, 2).toString());

        Differences differences = Differences.between("/plan", approved, now);

        assertThat(differences.shown().items()).hasSize(shown);
        assertThat(differences.leftOut()).isEqualTo(leftOut);
    }

    private static JsonValue json(String text) {
        return JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
