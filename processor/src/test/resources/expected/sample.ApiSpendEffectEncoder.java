package sample;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.json.JsonWriter;
import javax.annotation.processing.Generated;

/** Generated from {@link SpendEffect}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiSpendEffectEncoder {
    private ApiSpendEffectEncoder() {}

    public static void encode(SpendEffect value, JsonWriter out) {
        out.beginObject();
        encodeMoney(value.dailyBefore(), out.name("daily_before"));
        encodeMoney(value.dailyAfter(), out.name("daily_after"));
        encodeMoney(value.dailyDelta(), out.name("daily_delta"));
        encodeMoney(value.monthlyAfter(), out.name("monthly_after"));
        out.name("when_enabled").valueOrNull(value.whenEnabled(), ApiSpendEffectEncoder::encodePausedBudget);
        out.endObject();
    }

    private static void encodeMoney(Money value, JsonWriter out) {
        out.beginObject();
        out.name("currency").value(value.currency());
        out.name("amount_micros").value(value.amountMicros());
        out.name("amount_minor").value(value.amountMinor());
        out.name("amount_major").value(value.amountMajor());
        out.endObject();
    }

    private static void encodePausedBudget(SpendEffect.PausedBudget value, JsonWriter out) {
        out.beginObject();
        out.name("daily_before_micros").value(value.dailyBeforeMicros());
        out.name("daily_after_micros").value(value.dailyAfterMicros());
        out.name("currency").value(value.currency());
        out.endObject();
    }
}
