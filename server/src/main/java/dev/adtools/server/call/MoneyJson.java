package dev.adtools.server.call;

import dev.adtools.api.Money;
import dev.adtools.api.json.JsonObject;

/** An amount of money as JSON. */
public final class MoneyJson {

    private MoneyJson() {}

    /** Returns an amount with its currency, in all its units. */
    public static JsonObject of(Money money) {
        return JsonObject.builder()
                .put("currency", money.currency())
                .put("amount_micros", money.amountMicros())
                .put("amount_minor", money.amountMinor())
                .put("amount_major", money.amountMajor())
                .build();
    }
}
