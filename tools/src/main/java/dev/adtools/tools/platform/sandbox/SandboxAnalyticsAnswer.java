package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Property;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Trait;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes a report as alpha_analytics does: all values are strings, and members with their default value are left out. */
final class SandboxAnalyticsAnswer {

    private static final int LONG_REPORT = 60;

    private final Property property;
    private final AnalyticsRequest request;
    private final boolean realtime;
    private final SandboxLimits limits;
    private final List<AnalyticsMetric> metrics;
    private final double rate;

    SandboxAnalyticsAnswer(Property property, AnalyticsRequest request, boolean realtime, SandboxLimits limits) {
        this.property = property;
        this.request = request;
        this.realtime = realtime;
        this.limits = limits;
        metrics = request.metrics().stream()
                .flatMap(name -> AnalyticsMetric.of(name, realtime).stream())
                .toList();
        rate = AnalyticsSeedData.perDollar(currency()).orElse(1.0);
    }

    private String currency() {
        return request.currency().isEmpty() ? property.currency() : request.currency();
    }

    ObjectNode body(Instant now) {
        AnalyticsReportRows report = new AnalyticsReportRows(property, request, realtime, limits);
        if (realtime) {
            report.halfHour(now);
        } else {
            report.days(now);
        }
        Map<List<String>, Tally<AnalyticsCount>> rows = report.rows(metrics);
        ObjectNode body = headers();
        rows(body, rows);
        totals(body, rows);
        if (!realtime) {
            metadata(body, report, now);
        }
        if (request.quota()) {
            quota(body, rows.size());
        }
        return body.put("kind", realtime ? "analyticsData#runRealtimeReport" : "analyticsData#runReport");
    }

    private ObjectNode headers() {
        ObjectNode body = WireJson.object();
        if (!dimensionNames().isEmpty()) {
            ArrayNode headers = body.putArray("dimensionHeaders");
            dimensionNames().forEach(name -> headers.addObject().put("name", name));
        }
        ArrayNode headers = body.putArray("metricHeaders");
        metrics.forEach(
                metric -> headers.addObject().put("name", metric.apiName()).put("type", metric.type()));
        return body;
    }

    private List<String> dimensionNames() {
        Stream<String> range = request.ranges().size() > 1 ? Stream.of("dateRange") : Stream.empty();
        return Stream.concat(request.dimensions().stream(), range).toList();
    }

    private void rows(ObjectNode body, Map<List<String>, Tally<AnalyticsCount>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        ArrayNode page = WireJson.array();
        rows.entrySet().stream()
                .sorted(order())
                .skip(request.page().offset())
                .limit(request.page().limit())
                .forEach(row -> page.add(row(row.getKey(), row.getValue())));
        if (!page.isEmpty()) {
            body.set("rows", page);
        }
        body.put("rowCount", rows.size());
    }

    private Comparator<Map.Entry<List<String>, Tally<AnalyticsCount>>> order() {
        Comparator<Map.Entry<List<String>, Tally<AnalyticsCount>>> last =
                Comparator.comparing(row -> String.join("\n", row.getKey()));
        return request.orders().stream()
                .map(by -> by.descending() ? by(by).reversed() : by(by))
                .reduce(Comparator::thenComparing)
                .map(order -> order.thenComparing(last))
                .orElse(last);
    }

    private Comparator<Map.Entry<List<String>, Tally<AnalyticsCount>>> by(AnalyticsRequest.Order by) {
        if (by.metric()) {
            AnalyticsMetric metric = metrics.get(request.metrics().indexOf(by.field()));
            return Comparator.comparingDouble(row -> metric.number(row.getValue(), rate));
        }
        int index = request.dimensions().indexOf(by.field());
        return Comparator.comparing(row -> row.getKey().get(index));
    }

    private ObjectNode row(List<String> key, Tally<AnalyticsCount> tally) {
        ObjectNode row = WireJson.object();
        if (!key.isEmpty()) {
            ArrayNode values = row.putArray("dimensionValues");
            key.forEach(value -> values.addObject().put("value", value));
        }
        ArrayNode numbers = row.putArray("metricValues");
        metrics.forEach(metric -> numbers.addObject().put("value", metric.text(metric.number(tally, rate))));
        return row;
    }

    private void totals(ObjectNode body, Map<List<String>, Tally<AnalyticsCount>> rows) {
        if (!request.totals()) {
            return;
        }
        ArrayNode totals = body.putArray("totals");
        int ranges = request.ranges().size();
        for (int range = 0; range < Math.max(1, ranges); range++) {
            String name = ranges > 1 ? "date_range_" + range : "";
            List<String> key = new ArrayList<>(
                    request.dimensions().stream().map(it -> "RESERVED_TOTAL").toList());
            if (!name.isEmpty()) {
                key.add(name);
            }
            totals.add(row(key, AnalyticsReportRows.total(rows, name)));
        }
    }

    private void metadata(ObjectNode body, AnalyticsReportRows report, Instant now) {
        ObjectNode metadata = body.putObject("metadata")
                .put("currencyCode", currency())
                .put("timeZone", property.zone().getId());
        if (report.lostToOther()) {
            metadata.put("dataLossFromOtherRow", true);
        }
        if (report.isThresholded()) {
            metadata.put("subjectToThresholding", true);
        }
        if (property.is(Trait.LARGE) && report.span(now) > LONG_REPORT) {
            ArrayNode samples = metadata.putArray("samplingMetadatas");
            request.ranges()
                    .forEach(range -> samples.addObject()
                            .put("samplesReadCount", "500000")
                            .put("samplingSpaceSize", "1250000"));
        }
    }

    private void quota(ObjectNode body, int rows) {
        long tokens = 1L + rows / 100 + request.dimensions().size();
        Map<String, Long> limits = Map.of(
                "tokensPerDay", 200_000L,
                "tokensPerHour", 40_000L,
                "tokensPerProjectPerHour", 14_000L,
                "concurrentRequests", 10L,
                "serverErrorsPerProjectPerHour", 10L,
                "potentiallyThresholdedRequestsPerHour", 120L);
        ObjectNode quota = body.putObject("propertyQuota");
        for (String name : limits.keySet().stream().sorted().toList()) {
            long consumed = name.startsWith("tokens") ? tokens : 0;
            ObjectNode status = quota.putObject(name);
            if (consumed > 0) {
                status.put("consumed", consumed);
            }
            status.put("remaining", limits.getOrDefault(name, 0L) - consumed);
        }
    }
}
