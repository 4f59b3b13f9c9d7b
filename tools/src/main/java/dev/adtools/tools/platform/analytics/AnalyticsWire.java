package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.RetryingWire;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends one request to alpha_analytics and makes a result of whatever comes back. Every request is a read. */
final class AnalyticsWire {

    private static final Pattern PROPERTY = Pattern.compile("/properties/([0-9]+)[:/]");

    private final AnalyticsSettings settings;
    private final RetryingWire wire;

    AnalyticsWire(AnalyticsSettings settings, WireTransport transport, RetryPolicy policy) {
        this.settings = settings;
        wire = new RetryingWire(new PropertySlots(transport, policy.clock()), policy, AnalyticsAdvice::of);
    }

    Source source() {
        return wire.source();
    }

    int mostPages() {
        return settings.mostPages();
    }

    PlatformResult<ObjectNode> get(String path, Instant deadline) {
        return get(uri(path), deadline);
    }

    /** Gets a path of the API that tells which properties there are. */
    PlatformResult<ObjectNode> getAdmin(String path, Instant deadline) {
        return get(URI.create(settings.adminUrl() + "/" + AnalyticsSettings.ADMIN_VERSION + "/" + path), deadline);
    }

    private PlatformResult<ObjectNode> get(URI uri, Instant deadline) {
        return exchange(new WireRequest(OperationKind.READ, "GET", uri, Map.of(), "", deadline));
    }

    PlatformResult<ObjectNode> post(String path, ObjectNode body, Instant deadline) {
        return exchange(new WireRequest(
                OperationKind.READ,
                "POST",
                uri(path),
                Map.of("Content-Type", "application/json"),
                WireJson.text(body),
                deadline));
    }

    private URI uri(String path) {
        return URI.create(settings.baseUrl() + "/" + settings.apiVersion() + "/" + path);
    }

    private PlatformResult<ObjectNode> exchange(WireRequest request) {
        return wire.exchange(request, property(request.uri()))
                .fold(
                        response -> read(response, request.kind()),
                        failure -> PlatformResult.failed(failure.meaning(request.kind())));
    }

    /** Returns the number of the property that an address names; empty when it names none. */
    static String property(URI uri) {
        Matcher matcher = PROPERTY.matcher(uri.getPath());
        return matcher.find() ? matcher.group(1) : "";
    }

    private static PlatformResult<ObjectNode> read(WireResponse response, OperationKind kind) {
        if (!response.successful()) {
            return PlatformResult.failed(AnalyticsErrors.failure(response, kind));
        }
        return response.json()
                .map(PlatformResult::answered)
                .orElseGet(() -> PlatformResult.failed(
                        WireFailure.broken(kind, "status " + response.status() + " with an unreadable body")));
    }
}
