package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Sending;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.auth.PageToken;
import dev.adtools.tools.platform.auth.TokenInspection;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.RetryingWire;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sends one request to beta and makes a result of whatever comes back. */
final class BetaWire {

    private static final Map<String, String> FORM = Map.of("Content-Type", "application/x-www-form-urlencoded");

    private static final int MOST_OBJECTS = 10_000;

    private final Map<String, String> accounts;
    private final BetaSettings settings;
    private final RetryingWire wire;
    private final @Nullable PageToken page;

    BetaWire(BetaSettings settings, WireTransport transport, RetryPolicy policy) {
        this(new ConcurrentHashMap<>(), settings, new RetryingWire(transport, policy, BetaAdvice::of), null);
    }

    private BetaWire(Map<String, String> accounts, BetaSettings settings, RetryingWire wire, @Nullable PageToken page) {
        this.accounts = accounts;
        this.settings = settings;
        this.wire = wire;
        this.page = page;
    }

    /** Returns this with all that it sends made by a page. */
    BetaWire as(PageToken page) {
        return new BetaWire(accounts, settings, wire, page);
    }

    Source source() {
        return wire.source();
    }

    int mostPages() {
        return settings.mostPages();
    }

    PlatformResult<ObjectNode> get(String path, Map<String, String> parameters, Instant deadline) {
        return read(send(read(path, parameters, deadline), path, BetaAdvice::of));
    }

    /** Gets what the platform says about the service's own token. */
    PlatformResult<ObjectNode> inspect(String path, String appId, Instant deadline) {
        WireRequest request = new WireRequest(OperationKind.READ, "GET", uri(path), Map.of(), "", deadline);
        return read(send(TokenInspection.on(request, appId), path, BetaAdvice::of));
    }

    /** Asks for a page of a list. */
    WireAnswer page(String path, Map<String, String> parameters, Instant deadline) {
        return send(read(path, parameters, deadline), path, BetaAdvice::ofPage);
    }

    private WireRequest read(String path, Map<String, String> parameters, Instant deadline) {
        URI uri = URI.create(uri(path) + "?" + query(parameters));
        return new WireRequest(OperationKind.READ, "GET", uri, Map.of(), "", deadline);
    }

    /** Posts a form that changes nothing; its kind decides whether it may be sent again. */
    PlatformResult<ObjectNode> post(OperationKind kind, String path, Map<String, String> form, Instant deadline) {
        WireRequest request = new WireRequest(kind, "POST", uri(path), FORM, query(form), deadline);
        return read(send(request, path, BetaAdvice::of), kind);
    }

    /** Posts a form that begins a read. It is sent once: a repetition could begin a second one. */
    PlatformResult<ObjectNode> postOnce(String path, Map<String, String> form, Instant deadline) {
        WireRequest request = new WireRequest(OperationKind.READ, "POST", uri(path), FORM, query(form), deadline);
        return read(wire.exchangeOnce(sentBy(request), account(path), BetaAdvice::of));
    }

    /** Lets time pass; false when it does not fit before a deadline. */
    boolean waited(Duration length, Instant deadline) {
        return wire.waited(length, deadline);
    }

    /** Sends a form that changes something. */
    PlatformResult<ObjectNode> send(String path, Map<String, String> form, Instant deadline, Sending sending) {
        WireRequest request = WireRequest.write(uri(path), FORM, query(form), deadline, sending);
        return read(send(request, path, BetaAdvice::of), OperationKind.WRITE);
    }

    // A path begins with the object that it is about: mostly an account, and else something within one.
    private WireAnswer send(WireRequest request, String path, Advice.Reader reader) {
        return wire.exchange(sentBy(request), account(path), reader);
    }

    private WireRequest sentBy(WireRequest request) {
        return page == null ? request : page.on(request);
    }

    private String account(String path) {
        String object = path.replaceFirst("/.*$", "");
        return accounts.getOrDefault(object, object);
    }

    /** Remembers the account of an object, whose requests the platform counts among the account's. */
    void belongs(String object, BetaAccountId account) {
        if (accounts.size() >= MOST_OBJECTS) {
            accounts.clear();
        }
        accounts.put(object, account.value());
    }

    private URI uri(String path) {
        return URI.create(settings.baseUrl() + "/" + settings.apiVersion() + "/" + path);
    }

    private static String query(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(it -> it.getKey() + "=" + URLEncoder.encode(it.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    static PlatformResult<ObjectNode> read(WireAnswer answer) {
        return read(answer, OperationKind.READ);
    }

    private static PlatformResult<ObjectNode> read(WireAnswer answer, OperationKind kind) {
        return answer.fold(response -> read(response, kind), failure -> PlatformResult.failed(failure.meaning(kind)));
    }

    private static PlatformResult<ObjectNode> read(WireResponse response, OperationKind kind) {
        // A status of success may come with an error in the body.
        return response.json()
                .filter(body -> response.successful() && !body.has("error"))
                .map(PlatformResult::answered)
                .orElseGet(() -> PlatformResult.failed(
                        response.body().isEmpty()
                                ? WireFailure.broken(kind, "status " + response.status())
                                : BetaErrors.failure(response, kind)));
    }
}
