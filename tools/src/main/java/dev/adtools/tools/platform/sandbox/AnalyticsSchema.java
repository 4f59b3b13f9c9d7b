package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks whether JSON fits alpha_analytics's messages, as far as the sandbox plays them. */
final class AnalyticsSchema {

    private static final String LIST = "[]";
    private static final String TEXT = "text";
    private static final String INT64 = "int64";
    private static final String TRUTH = "truth";

    private static final Map<String, String> SELECTION = Map.of(
            "dimensions", "named[]",
            "metrics", "named[]",
            "dimensionFilter", "expression",
            "metricAggregations", "aggregation[]",
            "limit", INT64,
            "orderBys", "order[]",
            "returnPropertyQuota", TRUTH);

    private static final Map<String, Map<String, String>> MESSAGES = Map.of(
            "named", Map.of("name", TEXT),
            "range", Map.of("startDate", TEXT, "endDate", TEXT),
            "expression", Map.of("filter", "filter"),
            "filter", Map.of("fieldName", TEXT, "stringFilter", "string", "inListFilter", "list"),
            "string", Map.of("matchType", "match", "value", TEXT, "caseSensitive", TRUTH),
            "list", Map.of("values", "text[]", "caseSensitive", TRUTH),
            "order", Map.of("metric", "byMetric", "dimension", "byDimension", "desc", TRUTH),
            "byMetric", Map.of("metricName", TEXT),
            "byDimension", Map.of("dimensionName", TEXT));

    private static final Map<String, String> RANGED =
            Map.of("dateRanges", "range[]", "offset", INT64, "currencyCode", TEXT);

    // A word of an enumeration may come as its number.
    private static final Map<String, Set<String>> WORDS = Map.of(
            "aggregation", Set.of("TOTAL", "1"),
            "match", Set.of("EXACT", "1", "BEGINS_WITH", "2", "CONTAINS", "4"));

    private AnalyticsSchema() {}

    /** Returns what is wrong with a request, in the platform's words. */
    static Optional<String> problem(JsonNode request, boolean realtime) {
        return request.properties().stream()
                .map(member -> {
                    String name = member.getKey();
                    String type = SELECTION.getOrDefault(name, realtime ? "" : RANGED.getOrDefault(name, ""));
                    return problem(type, member.getValue(), name);
                })
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> problem(String type, JsonNode value, String at) {
        if (type.isEmpty()) {
            return Optional.of("Unknown name \"" + at + "\": Cannot find field.");
        } else if (type.endsWith(LIST)) {
            return value.isArray() ? items(type.replace(LIST, ""), value, at) : invalid(value, at);
        } else if (MESSAGES.containsKey(type)) {
            return value.isObject() ? members(type, value, at) : invalid(value, at);
        }
        return fits(type, value) ? Optional.empty() : invalid(value, at);
    }

    private static Optional<String> items(String type, JsonNode list, String at) {
        for (int i = 0; i < list.size(); i++) {
            Optional<String> problem = problem(type, list.get(i), at + "[" + i + "]");
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> members(String type, JsonNode object, String at) {
        Map<String, String> known = MESSAGES.getOrDefault(type, Map.of());
        return object.properties().stream()
                .map(member ->
                        problem(known.getOrDefault(member.getKey(), ""), member.getValue(), at + "." + member.getKey()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static boolean fits(String type, JsonNode value) {
        return switch (type) {
            case TEXT -> value.isTextual();
            case TRUTH -> value.isBoolean();
            case INT64 -> AlphaSchema.int64(value).isPresent();
            default -> WORDS.getOrDefault(type, Set.of()).contains(value.asText());
        };
    }

    private static Optional<String> invalid(JsonNode value, String at) {
        return Optional.of("Invalid value at '" + at + "', " + value);
    }

    /** Returns the word for a kind of match that came as word or number. */
    static String match(String word) {
        return List.of("EXACT", "BEGINS_WITH", "CONTAINS").stream()
                .filter(known -> known.equals(word) || numberOf(known).equals(word))
                .findFirst()
                .orElse("EXACT");
    }

    private static String numberOf(String match) {
        return switch (match) {
            case "BEGINS_WITH" -> "2";
            case "CONTAINS" -> "4";
            default -> "1";
        };
    }
}
