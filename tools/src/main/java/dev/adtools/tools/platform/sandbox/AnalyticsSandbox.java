package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Property;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Trait;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Alpha_analytics as the sandbox plays it: its paths, its permissions, its errors. Nothing is stored. */
final class AnalyticsSandbox {

    private static final Pattern REPORT =
            Pattern.compile("/v1beta/properties/([0-9]{1,19}):(runReport|runRealtimeReport)");
    private static final Pattern METADATA = Pattern.compile("/v1beta/properties/([0-9]{1,19})/metadata");
    private static final String ACCOUNTS = "/v1beta/accountSummaries";
    private static final String ALL_PROPERTIES = "0";

    private final Clock clock;

    AnalyticsSandbox(Clock clock) {
        this.clock = clock;
    }

    WireResponse answer(WireRequest request, SandboxLimits limits) {
        String path = request.uri().getPath();
        Matcher report = REPORT.matcher(path);
        Matcher metadata = METADATA.matcher(path);
        if (request.method().equals("POST") && report.matches()) {
            boolean realtime = report.group(2).equals("runRealtimeReport");
            return readable(report.group(1))
                    .map(property -> report(property, request.body(), realtime, limits))
                    .orElseGet(AnalyticsReply::denied);
        } else if (request.method().equals("GET") && metadata.matches()) {
            String id = metadata.group(1);
            return id.equals(ALL_PROPERTIES) || readable(id).isPresent()
                    ? AnalyticsReply.ok(metadata(id))
                    : AnalyticsReply.denied();
        } else if (request.method().equals("GET") && path.equals(ACCOUNTS)) {
            return AnalyticsAccountSummaries.page(request.uri());
        }
        return AnalyticsReply.noSuchMethod();
    }

    private static Optional<Property> readable(String id) {
        return AnalyticsSeedData.property(id).filter(property -> !property.is(Trait.FORBIDDEN));
    }

    private WireResponse report(Property property, String text, boolean realtime, SandboxLimits limits) {
        Optional<ObjectNode> body = WireJson.object(text);
        if (body.isEmpty()) {
            return AnalyticsReply.malformed("Unexpected token.");
        }
        Optional<String> misfit = AnalyticsSchema.problem(body.get(), realtime);
        if (misfit.isPresent()) {
            return AnalyticsReply.malformed(misfit.get());
        }
        Instant now = clock.instant();
        AnalyticsRequest request = AnalyticsRequest.of(body.get());
        Optional<String> nonsense =
                AnalyticsRequestRules.problem(request, realtime, LocalDate.ofInstant(now, property.zone()));
        if (nonsense.isPresent()) {
            return AnalyticsReply.invalid(nonsense.get());
        }
        return property.is(Trait.EXHAUSTED)
                ? AnalyticsReply.exhausted()
                : AnalyticsReply.ok(new SandboxAnalyticsAnswer(property, request, realtime, limits).body(now));
    }

    private static ObjectNode metadata(String id) {
        ObjectNode body = WireJson.object().put("name", "properties/" + id + "/metadata");
        ArrayNode dimensions = body.putArray("dimensions");
        for (AnalyticsDimension dimension : AnalyticsDimension.values()) {
            dimensions.addObject().put("apiName", dimension.apiName());
        }
        ArrayNode metrics = body.putArray("metrics");
        for (AnalyticsMetric metric : AnalyticsMetric.values()) {
            metrics.addObject().put("apiName", metric.apiName()).put("type", metric.type());
        }
        return body;
    }
}
