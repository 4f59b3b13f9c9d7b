package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.AnalyticsFilter;
import dev.adtools.tools.platform.AnalyticsOrder;
import dev.adtools.tools.platform.AnalyticsQuery;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.wire.WireJson;

/** Writes the requests for reports. Integers of 64 bits are strings. */
final class ReportBody {

    private ReportBody() {}

    /** The least report there is: what it says beside its rows is what is asked for. */
    static ObjectNode probe() {
        ObjectNode body = WireJson.object();
        body.putArray("dateRanges").addObject().put("startDate", "today").put("endDate", "today");
        body.putArray("metrics").addObject().put("name", "sessions");
        return body.put("limit", "1").put("returnPropertyQuota", true);
    }

    static ObjectNode report(AnalyticsQuery query) {
        ObjectNode body = WireJson.object();
        ArrayNode ranges = body.putArray("dateRanges");
        query.ranges()
                .forEach(range -> ranges.addObject()
                        .put("startDate", range.since().toString())
                        .put("endDate", range.until().toString()));
        select(body, query.selection());
        body.put("offset", Long.toString(query.offset()));
        return query.currency() == null ? body : body.put("currencyCode", query.currency());
    }

    static ObjectNode realtime(AnalyticsSelection selection) {
        return select(WireJson.object(), selection);
    }

    private static ObjectNode select(ObjectNode body, AnalyticsSelection selection) {
        ArrayNode dimensions = body.putArray("dimensions");
        selection.dimensions().forEach(name -> dimensions.addObject().put("name", FieldNames.wire(name)));
        ArrayNode metrics = body.putArray("metrics");
        selection.metrics().forEach(name -> metrics.addObject().put("name", FieldNames.wire(name)));
        if (selection.filter() != null) {
            body.putObject("dimensionFilter").set("filter", filter(selection.filter()));
        }
        ArrayNode order = body.putArray("orderBys");
        selection.order().forEach(by -> order.add(order(by)));
        body.putArray("metricAggregations").add("TOTAL");
        return body.put("limit", Integer.toString(selection.limit())).put("returnPropertyQuota", true);
    }

    private static ObjectNode filter(AnalyticsFilter filter) {
        ObjectNode json = WireJson.object().put("fieldName", FieldNames.wire(filter.dimension()));
        if (filter.match() == AnalyticsFilter.Match.IN) {
            ArrayNode values = json.putObject("inListFilter").putArray("values");
            filter.values().forEach(value -> values.add(FieldNames.wireValue(filter.dimension(), value)));
        } else {
            json.putObject("stringFilter")
                    .put("matchType", filter.match().name())
                    .put(
                            "value",
                            FieldNames.wireValue(
                                    filter.dimension(), filter.values().get(0)));
        }
        return json;
    }

    private static ObjectNode order(AnalyticsOrder by) {
        ObjectNode json = WireJson.object();
        String field = FieldNames.wire(by.field());
        if (by.metric()) {
            json.putObject("metric").put("metricName", field);
        } else {
            json.putObject("dimension").put("dimensionName", field);
        }
        return by.descending() ? json.put("desc", true) : json;
    }
}
