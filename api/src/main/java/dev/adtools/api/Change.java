package dev.adtools.api;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * One field that a write changes, or one figure that follows from what it changes.
 *
 * @param field the field's name as the platform's users know it, in snake_case
 * @param before its value now; JSON null when the object does not exist yet
 * @param after its value after the write
 * @param unit what the values count; null when they are no amounts
 * @param currency the ISO 4217 code of amounts of money; null for anything else
 */
@Body(name = "FieldChange", description = "A field that a write changes.")
public record Change(
        @Arg(description = "The field's name.", examples = "campaign.status")
        String field,

        @Arg(description = "The value before; null for none.")
        JsonValue before,

        @Arg(description = "The value after; null for none.")
        JsonValue after,

        @Arg(
                description =
                        "What the values count; `micros` millionths of the currency, `minor` the platform's minor units of it."
                                + " Null when they are no amounts.",
                examples = "micros")
        @Nullable
        Unit unit,

        @Arg(description = "The ISO 4217 code of amounts of money; null for anything else.", examples = "USD") @Nullable
        String currency) {

    /**
     * Makes a change of what is no amount.
     *
     * @param field the field's name
     * @param before its value now
     * @param after its value after the write
     */
    public Change(String field, JsonValue before, JsonValue after) {
        this(field, before, after, null, null);
    }

    /**
     * Returns a change of an amount of money.
     *
     * @param field the field's name
     * @param before the amount now
     * @param after the amount after the write
     * @param unit what both count
     * @param currency the ISO 4217 code
     * @return the change
     */
    public static Change ofMoney(String field, long before, long after, Unit unit, String currency) {
        return new Change(field, JsonNumber.of(before), JsonNumber.of(after), unit, currency);
    }

    /**
     * Returns a percentage that there is only after a write.
     *
     * @param field its name
     * @param after how many percent; null when it is not known
     * @return the change
     */
    public static Change ofPercent(String field, @Nullable BigDecimal after) {
        return new Change(
                field, JsonNull.NULL, after == null ? JsonNull.NULL : new JsonNumber(after), Unit.PERCENT, null);
    }
}
