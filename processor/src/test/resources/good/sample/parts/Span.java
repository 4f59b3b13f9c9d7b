package sample.parts;

import dev.adtools.api.Scalar;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;

/** A number of days as text; a plain number is read too. */
@Scalar(pattern = "^[1-9]d$", lenient = true)
public sealed interface Span permits Span.Days {

    static Span of(String text) {
        return new Days(text);
    }

    static JsonValue normalize(JsonValue value) {
        return value instanceof JsonNumber number ? new JsonString(number.value() + "d") : value;
    }

    static String refusal(JsonValue value) {
        return "must be days such as 7d, got " + value;
    }

    record Days(String text) implements Span {}
}
