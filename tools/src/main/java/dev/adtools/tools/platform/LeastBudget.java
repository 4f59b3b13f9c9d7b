package dev.adtools.tools.platform;

import dev.adtools.api.Money;
import dev.adtools.api.json.JsonObject;

/** Tells an account's least daily budget in the details of a refusal, on every platform in the same shape. */
public final class LeastBudget {

    private LeastBudget() {}

    /** Returns the member {@code minimum_daily_budget}, in all units of the currency. */
    public static JsonObject details(Money least) {
        return JsonObject.builder()
                .put(
                        "minimum_daily_budget",
                        JsonObject.builder()
                                .put("currency", least.currency())
                                .put("amount_micros", least.amountMicros())
                                .put("amount_minor", least.amountMinor())
                                .put("amount_major", least.amountMajor())
                                .build())
                .build();
    }
}
