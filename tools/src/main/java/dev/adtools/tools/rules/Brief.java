package dev.adtools.tools.rules;

import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;

/** Cuts what a caller or a platform sent to a length that an answer can carry many times. */
public final class Brief {

    private static final int LONGEST_VALUE = 200;

    private Brief() {}

    /** Returns a text, cut and marked where it has more than so many characters. */
    public static String text(String text, int longest) {
        return text.length() <= longest || text.codePointCount(0, text.length()) <= longest
                ? text
                : text.substring(0, text.offsetByCodePoints(0, longest)) + "…";
    }

    /** Returns a value to be echoed; a long text is cut. */
    static JsonValue value(JsonValue value) {
        return value instanceof JsonString string ? new JsonString(text(string.value(), LONGEST_VALUE)) : value;
    }
}
