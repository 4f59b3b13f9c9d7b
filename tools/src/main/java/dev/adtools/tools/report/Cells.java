package dev.adtools.tools.report;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Makes the values of compact rows; what is not known is JSON null. */
public final class Cells {

    private Cells() {}

    /** Returns a text; null for an empty one, too. */
    public static JsonValue text(@Nullable String text) {
        return text == null || text.isEmpty() ? JsonNull.NULL : new JsonString(text);
    }

    /** Returns a text that the platform sent; null for an empty one. */
    public static @Nullable String known(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Returns a whole number. */
    public static JsonValue number(@Nullable Long number) {
        return number == null ? JsonNull.NULL : JsonNumber.of(number);
    }

    /** Returns a number. */
    public static JsonValue number(@Nullable BigDecimal number) {
        return number == null ? JsonNull.NULL : new JsonNumber(number);
    }

    /** Returns true or false. */
    public static JsonValue truth(boolean truth) {
        return JsonBoolean.of(truth);
    }
}
