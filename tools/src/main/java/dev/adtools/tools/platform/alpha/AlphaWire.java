package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Sending;
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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sends one request to alpha and makes a result of whatever comes back. */
final class AlphaWire {

    private static final Pattern ACCOUNT = Pattern.compile("/customers/([0-9]+)/");

    private final AlphaSettings settings;
    private final RetryingWire wire;

    AlphaWire(AlphaSettings settings, WireTransport transport, RetryPolicy policy) {
        this.settings = settings;
        wire = new RetryingWire(transport, policy, AlphaAdvice::of);
    }

    Source source() {
        return wire.source();
    }

    int mostPages() {
        return settings.mostPages();
    }

    PlatformResult<ObjectNode> get(String path, Instant deadline) {
        return exchange(new WireRequest(OperationKind.READ, "GET", uri(path), Map.of(), "", deadline));
    }

    PlatformResult<ObjectNode> post(
            OperationKind kind, String path, ObjectNode body, @Nullable AlphaAccountId login, Instant deadline) {
        return exchange(new WireRequest(kind, "POST", uri(path), headers(login), WireJson.text(body), deadline));
    }

    /** Has the platform check a mutation without making it. */
    PlatformResult<ObjectNode> check(
            String path, ObjectNode mutation, @Nullable AlphaAccountId login, Instant deadline) {
        return post(OperationKind.VALIDATE, path, mutation.put("validateOnly", true), login, deadline);
    }

    /** Sends a mutation. */
    PlatformResult<ObjectNode> send(
            String path, ObjectNode mutation, @Nullable AlphaAccountId login, Instant deadline, Sending sending) {
        String body = WireJson.text(mutation.put("validateOnly", false));
        return exchange(WireRequest.write(uri(path), headers(login), body, deadline, sending));
    }

    private URI uri(String path) {
        return URI.create(settings.baseUrl() + "/" + settings.apiVersion() + "/" + path);
    }

    private Map<String, String> headers(@Nullable AlphaAccountId login) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", "application/json");
        AlphaAccountId through = login == null ? settings.loginCustomerId() : login;
        if (through != null) {
            headers.put("login-customer-id", through.value());
        }
        return headers;
    }

    private PlatformResult<ObjectNode> exchange(WireRequest request) {
        return wire.exchange(request, account(request.uri()))
                .fold(
                        response -> read(response, request.kind()),
                        failure -> PlatformResult.failed(failure.meaning(request.kind())));
    }

    private static String account(URI uri) {
        Matcher matcher = ACCOUNT.matcher(uri.getPath());
        return matcher.find() ? matcher.group(1) : "";
    }

    private static PlatformResult<ObjectNode> read(WireResponse response, OperationKind kind) {
        if (!response.successful()) {
            return PlatformResult.failed(AlphaErrors.failure(response, kind));
        }
        return response.json()
                .filter(body -> !body.has("partialFailureError"))
                .map(PlatformResult::answered)
                .orElseGet(() -> PlatformResult.failed(
                        WireFailure.broken(kind, "status " + response.status() + " with an unreadable body")));
    }
}
