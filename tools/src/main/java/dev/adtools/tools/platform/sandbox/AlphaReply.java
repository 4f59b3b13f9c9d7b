package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes alpha's responses to one request. */
final class AlphaReply {

    private static final String FAILURE_TYPE = "type.googleapis.com/google.ads.googleads.%s.errors.GoogleAdsFailure";

    private final String version;
    private final String requestId;

    AlphaReply(WireRequest request) {
        version = request.uri().getPath().split("/", -1)[1];
        String seen = request.uri() + "\n" + request.body();
        requestId = UUID.nameUUIDFromBytes(seen.getBytes(StandardCharsets.UTF_8))
                .toString()
                .replace("-", "");
    }

    WireResponse ok(ObjectNode body) {
        return response(200, body);
    }

    WireResponse invalid(List<AlphaError> errors) {
        return failure(400, "INVALID_ARGUMENT", "Request contains an invalid argument.", errors);
    }

    WireResponse invalid(AlphaError error) {
        return invalid(List.of(error));
    }

    WireResponse denied(String word, String message) {
        return failure(
                403,
                "PERMISSION_DENIED",
                "The caller does not have permission",
                List.of(AlphaError.of("authorizationError", word, message, List.of())));
    }

    WireResponse notEnabled() {
        return denied(
                "CUSTOMER_NOT_ENABLED",
                "The customer account can't be accessed because it is not yet enabled or has been deactivated.");
    }

    WireResponse throttled() {
        ObjectNode details = WireJson.object();
        details.putObject("quotaErrorDetails").put("rateScope", "ACCOUNT").put("retryDelay", "5s");
        return failure(
                429,
                "RESOURCE_EXHAUSTED",
                "Resource has been exhausted (e.g. check quota).",
                List.of(new AlphaError(
                        "quotaError",
                        "RESOURCE_EXHAUSTED",
                        "Too many requests. Retry in 5 seconds.",
                        List.of(),
                        details)));
    }

    WireResponse broken() {
        return status(500, "INTERNAL", "Internal error encountered.");
    }

    WireResponse unavailable() {
        return status(503, "UNAVAILABLE", "The service is currently unavailable.");
    }

    /** The answer to JSON that does not fit the message: it is refused before the platform's own rules. */
    WireResponse malformed(String message) {
        return status(400, "INVALID_ARGUMENT", "Invalid JSON payload received. " + message);
    }

    WireResponse noSuchMethod() {
        return status(404, "NOT_FOUND", "Method not found.");
    }

    private WireResponse status(int http, String status, String message) {
        ObjectNode body = WireJson.object();
        body.putObject("error").put("code", http).put("message", message).put("status", status);
        return response(http, body);
    }

    private WireResponse failure(int http, String status, String message, List<AlphaError> errors) {
        ObjectNode body = WireJson.object();
        ObjectNode error = body.putObject("error")
                .put("code", http)
                .put("message", message)
                .put("status", status);
        ObjectNode detail = error.putArray("details").addObject();
        detail.put("@type", FAILURE_TYPE.formatted(version));
        ArrayNode list = detail.putArray("errors");
        errors.forEach(one -> list.add(one.json()));
        detail.put("requestId", requestId);
        return response(http, body);
    }

    private WireResponse response(int http, ObjectNode body) {
        return new WireResponse(
                http, Map.of("content-type", "application/json", "request-id", requestId), WireJson.text(body));
    }
}
