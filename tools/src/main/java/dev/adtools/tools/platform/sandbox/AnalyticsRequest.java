package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * A request for a report that fits the platform's messages; whether it makes sense is another question.
 *
 * @param ranges the texts of the days
 * @param dimensions the names of the dimensions
 * @param metrics the names of the metrics
 * @param filter the filter; one on no field keeps everything
 * @param orders how rows are sorted
 * @param page which rows are answered
 * @param currency the currency asked for, empty for the property's own
 * @param totals whether totals are asked for
 * @param quota whether the quota is asked for
 */
record AnalyticsRequest(
        List<Range> ranges,
        List<String> dimensions,
        List<String> metrics,
        Filter filter,
        List<Order> orders,
        Page page,
        String currency,
        boolean totals,
        boolean quota) {

    private static final long USUAL_ROWS = 10_000;

    static AnalyticsRequest of(ObjectNode body) {
        List<Range> ranges = new ArrayList<>();
        body.path("dateRanges")
                .forEach(range -> ranges.add(new Range(
                        range.path("startDate").asText(), range.path("endDate").asText())));
        List<Order> orders = new ArrayList<>();
        body.path("orderBys").forEach(by -> orders.add(Order.of(by)));
        long limit = AlphaSchema.int64(body.path("limit")).orElse(0L);
        return new AnalyticsRequest(
                ranges,
                names(body.path("dimensions")),
                names(body.path("metrics")),
                Filter.of(body.path("dimensionFilter").path("filter")),
                orders,
                new Page(AlphaSchema.int64(body.path("offset")).orElse(0L), limit == 0 ? USUAL_ROWS : limit),
                body.path("currencyCode").asText(""),
                !body.path("metricAggregations").isEmpty(),
                body.path("returnPropertyQuota").asBoolean(false));
    }

    private static List<String> names(JsonNode named) {
        List<String> names = new ArrayList<>();
        named.forEach(one -> names.add(one.path("name").asText()));
        return names;
    }

    /** The first and the last day, as texts. */
    record Range(String start, String end) {}

    /** Number of rows that are skipped, and of rows that are answered at most. */
    record Page(long offset, long limit) {}

    /** A field by which rows are sorted. */
    record Order(String field, boolean metric, boolean descending) {
        private static Order of(JsonNode by) {
            boolean metric = by.has("metric");
            return new Order(
                    metric
                            ? by.path("metric").path("metricName").asText()
                            : by.path("dimension").path("dimensionName").asText(),
                    metric,
                    by.path("desc").asBoolean(false));
        }
    }

    /** Filter that keeps some values of a field. */
    record Filter(String field, String match, Set<String> values, boolean caseSensitive) {

        private static Filter of(JsonNode filter) {
            JsonNode text = filter.path("stringFilter");
            JsonNode list = filter.path("inListFilter");
            boolean caseSensitive =
                    (list.isObject() ? list : text).path("caseSensitive").asBoolean(false);
            Set<String> values = new TreeSet<>();
            list.path("values").forEach(value -> values.add(folded(value.asText(), caseSensitive)));
            if (text.isObject()) {
                values.add(folded(text.path("value").asText(), caseSensitive));
            }
            return new Filter(
                    filter.path("fieldName").asText(""),
                    AnalyticsSchema.match(text.path("matchType").asText("EXACT")),
                    values,
                    caseSensitive);
        }

        boolean keeps(String found) {
            String value = folded(found, caseSensitive);
            return switch (match) {
                case "BEGINS_WITH" -> values.stream().anyMatch(value::startsWith);
                case "CONTAINS" -> values.stream().anyMatch(value::contains);
                default -> values.contains(value);
            };
        }

        private static String folded(String value, boolean caseSensitive) {
            return caseSensitive ? value : value.toLowerCase(Locale.ROOT);
        }
    }
}
