package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.LimitUsage;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireNumber;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;

/** Reads the quota of a property that alpha_analytics sends with its reports. */
public final class AnalyticsNotices implements WireTransport {

    private final WireTransport transport;
    private final LimitUsage usage;

    /** Reads the responses of a transport. */
    public AnalyticsNotices(WireTransport transport, LimitUsage usage) {
        this.transport = transport;
        this.usage = usage;
    }

    @Override
    public Source source() {
        return transport.source();
    }

    @Override
    public boolean renewCredentials() {
        return transport.renewCredentials();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        WireAnswer answer = transport.exchange(request);
        String property = AnalyticsWire.property(request.uri());
        if (answer instanceof WireResponse response && response.successful() && !property.isEmpty()) {
            response.json()
                    .map(body -> body.path("propertyQuota"))
                    .ifPresent(quota -> notice(quota, "properties/" + property, response.time()));
        }
        return answer;
    }

    private void notice(JsonNode quota, String property, Instant at) {
        boolean large = Arrays.stream(Limit.values()).anyMatch(limit -> limit.isLarge(quota));
        // The service itself keeps below the limit of concurrent requests, and comes close to it all the time.
        for (Limit limit : EnumSet.complementOf(EnumSet.of(Limit.CONCURRENT))) {
            usage.record(limit.name, property, limit.percent(quota, large), limit.window.left(at));
        }
    }

    /**
     * Limits of a property, with the size that standard properties and large (360) ones have. An answer has only what remains, so
     * the size of any of them shows which kind of property it is.
     */
    private enum Limit {
        DAY("tokensPerDay", QuotaWindow.DAY, 200_000, 2_000_000),
        HOUR("tokensPerHour", QuotaWindow.HOUR, 40_000, 400_000),
        PROJECT_HOUR("tokensPerProjectPerHour", QuotaWindow.HOUR, 14_000, 140_000),
        ERRORS("serverErrorsPerProjectPerHour", QuotaWindow.HOUR, 10, 50),
        THRESHOLDED("potentiallyThresholdedRequestsPerHour", QuotaWindow.HOUR, 120, 120),
        CONCURRENT("concurrentRequests", QuotaWindow.CONCURRENT, 10, 50);

        private static final int ALL = 100;

        private final String name;
        private final QuotaWindow window;
        private final long standard;
        private final long large;

        Limit(String name, QuotaWindow window, long standard, long large) {
            this.name = name;
            this.window = window;
            this.standard = standard;
            this.large = large;
        }

        boolean isLarge(JsonNode quota) {
            return large > standard && count(quota, "remaining") + count(quota, "consumed") > standard;
        }

        // Below zero where there is no number. A member with the value 0 is absent.
        double percent(JsonNode quota, boolean ofLarge) {
            JsonNode status = quota.path(name);
            if (!status.has("consumed") && !status.has("remaining")) {
                return -1;
            }
            double size = ofLarge ? large : standard;
            return Math.max(0, ALL * (1 - count(quota, "remaining") / size));
        }

        private long count(JsonNode quota, String member) {
            return WireNumber.count(quota.path(name).path(member)).orElse(0L);
        }
    }
}
