package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of a row or a sum that can be added up, by name, however an answer shapes them.
 *
 * @param byName the numbers
 */
record Numbers(Map<String, BigDecimal> byName) {

    static final Numbers NONE = new Numbers(Map.of());

    private static final Set<String> ADDITIVE = Set.of(
            "impressions",
            "clicks",
            "link_clicks",
            "cost_micros",
            "purchases",
            "leads",
            "app_installs",
            "conversions",
            "conversion_value_micros",
            "sessions",
            "engagedSessions",
            "screenPageViews",
            "userEngagementDuration",
            "eventCount",
            "keyEvents",
            "eventValue",
            "totalRevenue",
            "itemsViewed",
            "itemsAddedToCart",
            "itemsPurchased",
            "itemRevenue",
            "advertiserAdClicks",
            "advertiserAdCost");

    /** Returns the numbers of an object: its own members, or those of its metrics. */
    static Numbers of(JsonObject object, String prefix) {
        JsonObject members = object.get("metrics") instanceof JsonObject metrics ? metrics : object;
        Map<String, BigDecimal> byName = new TreeMap<>();
        members.members().forEach((name, value) -> {
            BigDecimal number = number(value);
            String additive = name.startsWith(prefix) ? name.substring(prefix.length()) : "";
            if (number != null && ADDITIVE.contains(additive)) {
                byName.put(additive, number);
            }
        });
        return new Numbers(byName);
    }

    /** Returns the numbers of a compact row. */
    static Numbers of(List<JsonValue> columns, JsonArray row, String prefix) {
        JsonObject.Builder object = JsonObject.builder();
        for (int i = 0; i < columns.size(); i++) {
            object.put(((JsonString) columns.get(i)).value(), row.items().get(i));
        }
        return of(object.build(), prefix);
    }

    /** Returns a cost. */
    static Numbers cost(String name, BigDecimal cost) {
        return new Numbers(Map.of(name, cost));
    }

    private static @Nullable BigDecimal number(JsonValue value) {
        return value instanceof JsonNumber number ? number.value() : null;
    }

    Numbers plus(Numbers other) {
        Map<String, BigDecimal> sums = new TreeMap<>(byName);
        other.byName.forEach((name, number) -> sums.merge(name, number, BigDecimal::add));
        return new Numbers(sums);
    }

    BigDecimal get(String name) {
        return byName.getOrDefault(name, BigDecimal.ZERO);
    }
}
