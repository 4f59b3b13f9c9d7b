package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.Source;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.Instant;
import java.util.Map;

/** Sends one request to alpha_analytics and makes a result of whatever comes back. Every request is a read. */
final class AnalyticsWire {

    private final AnalyticsSettings settings;
    private final WireTransport transport;

    AnalyticsWire(AnalyticsSettings settings, WireTransport transport) {
        this.settings = settings;
        this.transport = transport;
    }

    Source source() {
        return transport.source();
    }

    PlatformResult<ObjectNode> get(String path, Instant deadline) {
        return exchange(new WireRequest(OperationKind.READ, "GET", uri(path), Map.of(), "", deadline));
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
        return transport
                .exchange(request)
                .fold(
                        response -> read(response, request.kind()),
                        failure -> PlatformResult.failed(failure.meaning(request.kind())));
    }

    private static PlatformResult<ObjectNode> read(WireResponse response, OperationKind kind) {
        if (!response.successful()) {
            return PlatformResult.failed(AnalyticsErrors.failure(response, kind));
        }
        return WireJson.object(response.body())
                .map(PlatformResult::answered)
                .orElseGet(() -> PlatformResult.failed(
                        WireFailure.broken(kind, "status " + response.status() + " with an unreadable body")));
    }
}
