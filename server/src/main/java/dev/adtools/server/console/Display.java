package dev.adtools.server.console;

import dev.adtools.api.Change;
import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.AmountText;
import dev.adtools.server.call.Channel;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Texts of values as people read them. */
final class Display {

    private static final int MAX_IN_ROW = 80;
    private static final String NOTHING = "–";
    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Display() {}

    /** Returns an amount in units of its currency. */
    static String money(@Nullable Money amount) {
        return amount == null ? NOTHING : amount.amountMajor() + " " + amount.currency();
    }

    /** Returns an amount with its sign. */
    static String difference(Money amount) {
        return (amount.amountMicros() > 0 ? "+" : "") + money(amount);
    }

    /** Returns a moment in UTC, to the minute. */
    static String minute(Instant at) {
        return MINUTES.format(at);
    }

    /** Returns the moment of a text of RFC 3339; null for none. */
    static @Nullable Instant moment(@Nullable String text) {
        return text == null ? null : OffsetDateTime.parse(text).toInstant();
    }

    /** Returns what a field is before or after a change; an amount of money in units of its currency. */
    static String value(Change change, JsonValue value, @Nullable Money like) {
        if (!(value instanceof JsonNumber number) || change.unit() == null) {
            return json(value);
        }
        return AmountText.of(
                number.value(),
                change.unit().wireName(),
                change.currency(),
                like != null && like.currency().equals(change.currency()) ? like.amountMajor() : null);
    }

    /** Returns a value of JSON; a text without its quotes. */
    static String json(JsonValue value) {
        if (value instanceof JsonString text) {
            return text.value();
        }
        return value instanceof JsonNull
                ? NOTHING
                : new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
    }

    /** Returns the beginning of a long text, for a row of a table. */
    static String beginning(String text) {
        return text.codePointCount(0, text.length()) > MAX_IN_ROW
                ? text.substring(0, text.offsetByCodePoints(0, MAX_IN_ROW)) + "…"
                : text;
    }

    /** Returns a constant's name as words: {@code OUTCOME_UNKNOWN} as {@code outcome unknown}. */
    static String words(Enum<?> constant) {
        return tool(name(constant));
    }

    /** Returns a constant's name as filters have it. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Returns a tool's name as words. */
    static String tool(String name) {
        return name.replace('_', ' ');
    }

    /** Returns the way a request came in, as the end of a sentence. */
    static String way(Channel.Transport transport) {
        return switch (transport) {
            case REST -> "over REST";
            case MCP -> "over MCP";
            case CLI -> "from the command line";
            case CONSOLE -> "in the console";
            case SCHEDULE -> "by a schedule";
            case SERVICE -> "as a step of a workflow";
        };
    }

    /** Returns the name of a world, which is also how its badge looks. */
    static String source(Source source) {
        return name(source);
    }
}
