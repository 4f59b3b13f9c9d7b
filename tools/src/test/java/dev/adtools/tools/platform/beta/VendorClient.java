package dev.adtools.tools.platform.beta;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIException;
import com.facebook.ads.sdk.APIRequest;
import com.facebook.ads.sdk.APIRequest.ResponseWrapper;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;

/** Carries what the vendor's own client sends over plain HTTP, which its own way does not speak. */
final class VendorClient implements APIRequest.IRequestExecutor {

    // Ours: another client would be the first in this process and take away what ours sets up.
    private final WireTransport network = LoopbackMount.network();

    /** Makes the client's calls go to a place on this machine; it can only be said for all of its calls. */
    static APIContext context(URI place) {
        return context(place, "token");
    }

    /** Does the same for calls with a token. */
    static APIContext context(URI place, String token) {
        APIContext.disableCrashReport();
        APIRequest.changeRequestExecutor(new VendorClient());
        return new APIContext(place.toString(), place.toString(), "v24.0", token, "secret", null, false);
    }

    /** Makes its calls go where they went before. */
    static void release() {
        APIRequest.changeRequestExecutor(new APIRequest.DefaultRequestExecutor());
    }

    @Override
    public ResponseWrapper execute(String method, String url, Map<String, Object> parameters, APIContext context)
            throws APIException {
        return switch (method) {
            case "GET" -> sendGet(url, parameters, context);
            case "POST" -> sendPost(url, parameters, context);
            default -> sendDelete(url, parameters, context);
        };
    }

    @Override
    public ResponseWrapper sendGet(String url, Map<String, Object> parameters, APIContext context) throws APIException {
        return send(OperationKind.READ, "GET", URI.create(url + "?" + form(parameters)), "");
    }

    @Override
    public ResponseWrapper sendPost(String url, Map<String, Object> parameters, APIContext context)
            throws APIException {
        return send(OperationKind.WRITE, "POST", URI.create(url), form(parameters));
    }

    @Override
    public ResponseWrapper sendDelete(String url, Map<String, Object> parameters, APIContext context) {
        throw new AssertionError("nothing is deleted");
    }

    private ResponseWrapper send(OperationKind kind, String method, URI uri, String body) throws APIException {
        Map<String, String> headers = Map.of("Content-Type", "application/x-www-form-urlencoded");
        WireAnswer answer = network.exchange(new WireRequest(
                kind,
                method,
                uri,
                headers,
                body,
                Instant.now().plusSeconds(30),
                kind == OperationKind.WRITE ? TestContexts.sending() : null));
        if (answer instanceof WireResponse response && response.successful()) {
            return new ResponseWrapper(response.body(), "{}");
        }
        String refusal = answer.fold(WireResponse::body, WireFailure::reason);
        throw new APIException.FailedRequestException("{}", refusal, new IOException("refused"));
    }

    private static String form(Map<String, Object> parameters) {
        return parameters.entrySet().stream()
                .map(it -> it.getKey() + "=" + URLEncoder.encode(text(it.getValue()), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    // How lists and objects are written is the client's own doing too.
    private static String text(Object value) {
        try {
            Method writer = APIRequest.class.getDeclaredMethod("convertToString", Object.class);
            writer.setAccessible(true);
            return (String) writer.invoke(null, value);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
