package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Granted;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.Analytics;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.platform.AnalyticsQuery;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.List;

/** Alpha_analytics over its REST API. */
public final class RestAnalytics implements Analytics, PlatformHealth {

    private static final int ONE_RANGE = 1;

    private final AnalyticsWire wire;

    /** Makes a connector that sends everything once. */
    public RestAnalytics(AnalyticsSettings settings, WireTransport transport) {
        this(settings, transport, RetryPolicy.once());
    }

    /** Makes a connector that sends requests again as a policy says. */
    public RestAnalytics(AnalyticsSettings settings, WireTransport transport, RetryPolicy policy) {
        wire = new AnalyticsWire(settings, transport, policy);
    }

    @Override
    public Source source() {
        return wire.source();
    }

    @Override
    public Platform platform() {
        return Platform.ALPHA_ANALYTICS;
    }

    // Property 0 stands for what all properties have: it needs credentials, and no property and no quota.
    @Override
    public PlatformResult<Integer> probe(Instant deadline) {
        return wire.get("properties/0/metadata", deadline).map(metadata -> 0);
    }

    @Override
    public PlatformResult<List<AnalyticsPropertySummary>> properties(Instant deadline) {
        return new PropertyList(wire).all(deadline);
    }

    @Override
    public PlatformResult<AnalyticsProperty> property(Granted<PropertyId> property, Instant deadline) {
        return wire.post(path(property, "runReport"), ReportBody.probe(), deadline)
                .map(body -> property(property.value(), body.path("metadata")));
    }

    private static AnalyticsProperty property(PropertyId property, JsonNode metadata) {
        return new AnalyticsProperty(
                property,
                metadata.path("currencyCode").asText(""),
                metadata.path("timeZone").asText(""));
    }

    @Override
    public PlatformResult<AnalyticsReport> runReport(
            Granted<PropertyId> property, AnalyticsQuery query, Instant deadline) {
        ReportReader reader = new ReportReader(query.selection(), query.ranges().size());
        return wire.post(path(property, "runReport"), ReportBody.report(query), deadline)
                .flatMap(reader::read);
    }

    @Override
    public PlatformResult<AnalyticsReport> runRealtimeReport(
            Granted<PropertyId> property, AnalyticsSelection selection, Instant deadline) {
        return wire.post(path(property, "runRealtimeReport"), ReportBody.realtime(selection), deadline)
                .flatMap(new ReportReader(selection, ONE_RANGE)::read);
    }

    private static String path(Granted<PropertyId> property, String method) {
        return property.value().value() + ":" + method;
    }
}
