package dev.adtools.server.approval;

import dev.adtools.api.RecentDelivery;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Writes the recent delivery in a payload as JSON, and reads it back. */
final class RecentDeliveryJson {

    private RecentDeliveryJson() {}

    static JsonObject of(RecentDelivery recent) {
        Long perResult = recent.costPerResultMicros();
        return JsonObject.builder()
                .put("status", recent.status())
                .put("since", recent.since())
                .put("until", recent.until())
                .put("currency", recent.currency())
                .put("cost_micros", recent.costMicros())
                .put("budget_share", number(recent.budgetShare()))
                .put("results", number(recent.results()))
                .put("cost_per_result_micros", perResult == null ? JsonNull.NULL : JsonNumber.of(perResult))
                .build();
    }

    private static JsonValue number(@Nullable BigDecimal number) {
        return number == null ? JsonNull.NULL : new JsonNumber(number);
    }

    static RecentDelivery read(JsonObject recent) {
        BigDecimal perResult = number(recent, "cost_per_result_micros");
        BigDecimal results = number(recent, "results");
        return new RecentDelivery(
                PayloadJson.text(recent, "status"),
                PayloadJson.text(recent, "since"),
                PayloadJson.text(recent, "until"),
                PayloadJson.text(recent, "currency"),
                ((JsonNumber) PayloadJson.member(recent, "cost_micros")).value().longValueExact(),
                number(recent, "budget_share"),
                results == null ? BigDecimal.ZERO : results,
                perResult == null ? null : (Long) perResult.longValueExact());
    }

    private static @Nullable BigDecimal number(JsonObject recent, String name) {
        return recent.get(name) instanceof JsonNumber number ? number.value() : null;
    }
}
