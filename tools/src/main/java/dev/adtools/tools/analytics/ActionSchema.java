package dev.adtools.tools.analytics;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AnalyticsFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Writes the JSON Schema of the arguments that one report takes: the tool's own, narrowed to what it may use. */
final class ActionSchema {

    private static final int MOST_DIMENSIONS = 9;
    private static final int MOST_METRICS = 10;
    private static final int MOST_ROWS = 10_000;
    private static final int FARTHEST = 10_000_000;
    private static final int MOST_VALUES = 100;
    private static final int LONGEST_VALUE = 1_000;

    private ActionSchema() {}

    static JsonObject of(ReportAction action) {
        boolean isCustom = action == ReportAction.CUSTOM_REPORT;
        JsonObject.Builder properties = JsonObject.builder()
                .put("operation", constant("execute"))
                .put("action", constant(action.wireName()))
                .put("property_id", text("^properties/[1-9][0-9]{0,18}$"));
        if (isCustom) {
            properties.put("dimensions", names(0, MOST_DIMENSIONS)).put("metrics", names(1, MOST_METRICS));
        }
        properties.put("dimension_filter", filter()).put("order_by", order(action));
        properties.put("limit", whole(1, MOST_ROWS));
        if (action != ReportAction.REALTIME_REPORT) {
            properties
                    .put("date_range", text(Period.PATTERN))
                    .put("offset", whole(0, FARTHEST))
                    .put("currency", text("^[A-Z]{3}$"))
                    .put("compare_previous", type("boolean").build());
        }
        properties.put("raw_data", type("boolean").build());
        List<String> required = new ArrayList<>(List.of("operation", "action", "property_id"));
        if (isCustom) {
            required.add("metrics");
        }
        return closed(properties.build(), required);
    }

    private static JsonObject filter() {
        JsonObject value = type("string")
                .put("minLength", 1)
                .put("maxLength", LONGEST_VALUE)
                .build();
        return closed(
                JsonObject.builder()
                        .put("field", text(AlphaAnalytics.NAME))
                        .put(
                                "match",
                                words(Arrays.stream(AnalyticsFilter.Match.values())
                                        .map(match -> match.name().toLowerCase(Locale.ROOT))
                                        .toList()))
                        .put("value", value)
                        .put("values", list(1, MOST_VALUES, value))
                        .build(),
                List.of("field", "match"));
    }

    private static JsonObject order(ReportAction action) {
        JsonObject metric = action == ReportAction.CUSTOM_REPORT ? text(AlphaAnalytics.NAME) : words(action.metrics());
        return closed(
                JsonObject.builder()
                        .put("metric", metric)
                        .put("desc", type("boolean").build())
                        .build(),
                List.of("metric"));
    }

    private static JsonObject closed(JsonObject properties, List<String> required) {
        return type("object")
                .put("properties", properties)
                .put("required", texts(required))
                .put("additionalProperties", JsonBoolean.of(false))
                .build();
    }

    private static JsonObject names(int least, int most) {
        return list(least, most, text(AlphaAnalytics.NAME));
    }

    private static JsonObject list(int least, int most, JsonValue items) {
        JsonObject.Builder list = type("array");
        if (least > 0) {
            list.put("minItems", least);
        }
        return list.put("maxItems", most).put("items", items).build();
    }

    private static JsonObject whole(int least, int most) {
        return type("integer").put("minimum", least).put("maximum", most).build();
    }

    private static JsonObject text(String pattern) {
        return type("string").put("pattern", pattern).build();
    }

    private static JsonObject words(List<String> words) {
        return type("string").put("enum", texts(words)).build();
    }

    private static JsonObject constant(String word) {
        return type("string").put("const", word).build();
    }

    private static JsonObject.Builder type(String type) {
        return JsonObject.builder().put("type", type);
    }

    private static JsonArray texts(List<String> texts) {
        return JsonArray.of(texts.stream().map(JsonString::new).toList());
    }
}
