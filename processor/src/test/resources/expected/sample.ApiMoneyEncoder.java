package sample;

import dev.adtools.api.Money;
import dev.adtools.api.json.JsonWriter;
import javax.annotation.processing.Generated;

/** Generated from {@link Money}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiMoneyEncoder {
    private ApiMoneyEncoder() {}

    public static void encode(Money value, JsonWriter out) {
        out.beginObject();
        out.name("currency").value(value.currency());
        out.name("amount_micros").value(value.amountMicros());
        out.name("amount_minor").value(value.amountMinor());
        out.name("amount_major").value(value.amountMajor());
        out.endObject();
    }
}
