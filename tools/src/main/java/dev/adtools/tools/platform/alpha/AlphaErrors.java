package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Reads alpha's error bodies: a {@code google.rpc.Status} with the platform's own failures inside. */
final class AlphaErrors {

    private static final int TOO_MANY = 429;
    private static final int UNAUTHENTICATED = 401;
    private static final int SERVER = 500;
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,9})?");

    /** Refusals of one account or request, although their family speaks of credentials. */
    private static final Set<String> OF_THE_REQUEST = Set.of(
            "authenticationError.CUSTOMER_NOT_FOUND",
            "authenticationError.CLIENT_CUSTOMER_ID_INVALID",
            "authenticationError.LOGIN_CUSTOMER_ID_INVALID");

    /** Refusals of the service itself, whatever account it asks for. */
    private static final Set<String> OF_THE_SERVICE = Set.of(
            "authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION",
            "authorizationError.DEVELOPER_TOKEN_NOT_APPROVED",
            "authorizationError.DEVELOPER_TOKEN_PROHIBITED",
            "authorizationError.PROJECT_DISABLED");

    private AlphaErrors() {}

    static PlatformFailure failure(WireResponse response, OperationKind kind) {
        Optional<ObjectNode> body =
                WireJson.object(response.body()).filter(it -> it.path("error").isObject());
        if (response.status() >= SERVER || body.isEmpty()) {
            // Only an answer in the platform's own shape proves that the platform refused.
            return WireFailure.broken(kind, "status " + response.status());
        }
        JsonNode error = body.get().path("error");
        List<PlatformError> errors = errors(error);
        if (response.status() == TOO_MANY) {
            return new PlatformFailure.RateLimited(errors, retryAfter(error, response));
        }
        String requestId = response.header("request-id");
        return ofTheService(response.status(), errors)
                ? new PlatformFailure.NotAuthorised(errors, requestId)
                : new PlatformFailure.Rejected(errors, requestId);
    }

    static boolean ofTheService(int status, List<PlatformError> errors) {
        String code = errors.get(0).code();
        return OF_THE_SERVICE.contains(code) || (status == UNAUTHENTICATED && !OF_THE_REQUEST.contains(code));
    }

    static List<PlatformError> errors(JsonNode error) {
        List<PlatformError> errors = new ArrayList<>();
        for (JsonNode detail : error.path("details")) {
            detail.path("errors").forEach(it -> errors.add(error(it, error)));
        }
        if (errors.isEmpty()) {
            String status = error.path("status").asText("UNKNOWN");
            errors.add(new PlatformError(status, error.path("message").asText(""), ""));
        }
        return errors;
    }

    private static PlatformError error(JsonNode one, JsonNode whole) {
        return new PlatformError(
                code(one.path("errorCode"), whole), one.path("message").asText(""), field(one.path("location")));
    }

    // The code is an object of one member: the family, and the word in it.
    private static String code(JsonNode errorCode, JsonNode whole) {
        for (Map.Entry<String, JsonNode> entry : errorCode.properties()) {
            return entry.getKey() + "." + entry.getValue().asText();
        }
        return whole.path("status").asText("UNKNOWN");
    }

    private static String field(JsonNode location) {
        return StreamSupport.stream(location.path("fieldPathElements").spliterator(), false)
                .map(AlphaErrors::step)
                .reduce((path, step) -> path + "." + step)
                .orElse("");
    }

    private static String step(JsonNode element) {
        String name = element.path("fieldName").asText("");
        return element.has("index") ? name + "[" + element.path("index").asInt() + "]" : name;
    }

    static long retryAfter(JsonNode error, WireResponse response) {
        for (JsonNode details : quotaDetails(error)) {
            String delay = details.path("retryDelay").asText("").replaceFirst("s$", "");
            if (SECONDS.matcher(delay).matches()) {
                return (long) Math.ceil(Double.parseDouble(delay));
            }
        }
        return response.retryAfter().toSeconds();
    }

    /** Returns whether a limit was reached that all accounts share. */
    static boolean limitsAllAccounts(JsonNode error) {
        return quotaDetails(error).stream()
                .anyMatch(details -> details.path("rateScope").asText().equals("DEVELOPER"));
    }

    private static List<JsonNode> quotaDetails(JsonNode error) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode detail : error.path("details")) {
            detail.path("errors").forEach(one -> found.add(one.path("details").path("quotaErrorDetails")));
        }
        return found;
    }
}
