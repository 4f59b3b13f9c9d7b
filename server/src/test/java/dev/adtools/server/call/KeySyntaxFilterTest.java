package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeySyntaxFilterTest {

    private final List<@Nullable String> passedOn = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    abc | abc
                    "abc" | abc
                    "a,b" | a,b
                    "a\\"b" | a"b
                    "a\\\\b" | a\\b
                    a"b | a"b
                    a\\b | a\\b
                    !~ | !~
                    """)
    void readsBothSpellings(String sent, String key) {
        assertThat(answer(sent)).isEqualTo("OK");
        assertThat(passedOn).containsExactly(key);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "a b",
                "a,b",
                "a, b",
                "\"",
                "\"\"",
                "\"a",
                "\"a\"b",
                "\"a\\",
                "\"a\\x\"",
                "é",
                "\u007f",
                "a\tb"
            })
    void refusesEverythingElse(String sent) {
        assertThat(answer(sent)).isEqualTo("IDEMPOTENCY_KEY_INVALID");
        assertThat(passedOn).isEmpty();
    }

    @Test
    void takesUpTo255Characters() {
        assertThat(answer("k".repeat(255))).isEqualTo("OK");
        assertThat(answer("k".repeat(256))).isEqualTo("IDEMPOTENCY_KEY_INVALID");
    }

    @Test
    void passesACallWithoutKeyOn() {
        assertThat(answer(null)).isEqualTo("OK");
    }

    private String answer(@Nullable String sent) {
        String key = sent == null ? null : KeySyntaxFilter.parse(sent);
        ToolCall call = Calls.call(Callers.ALL, "get_things", "{}", key);
        CallChain rest = passed -> {
            passedOn.add(passed.metadata().idempotencyKey());
            return CallResult.completed(new byte[0]);
        };
        return new KeySyntaxFilter().filter(call, rest).code();
    }
}
