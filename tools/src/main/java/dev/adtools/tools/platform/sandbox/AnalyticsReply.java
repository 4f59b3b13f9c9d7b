package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.Map;

/** Writes alpha_analytics's responses. */
final class AnalyticsReply {

    private AnalyticsReply() {}

    static WireResponse ok(ObjectNode body) {
        return response(200, body);
    }

    static WireResponse invalid(String message) {
        return status(400, "INVALID_ARGUMENT", message);
    }

    /** The answer to JSON that does not fit the message: it is refused before the platform's own rules. */
    static WireResponse malformed(String problem) {
        String message = "Invalid JSON payload received. " + problem;
        ObjectNode body = error(400, "INVALID_ARGUMENT", message);
        ObjectNode detail =
                ((ObjectNode) body.path("error")).putArray("details").addObject();
        detail.put("@type", "type.googleapis.com/google.rpc.BadRequest")
                .putArray("fieldViolations")
                .addObject()
                .put("description", message);
        return response(400, body);
    }

    /** The answer for a property that is not there, too: a stranger does not learn which there are. */
    static WireResponse denied() {
        return status(
                403,
                "PERMISSION_DENIED",
                "User does not have sufficient permissions for this property. To learn more about Property ID, see"
                        + " https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.");
    }

    static WireResponse exhausted() {
        return status(
                429,
                "RESOURCE_EXHAUSTED",
                "Exhausted property tokens per day. These quota tokens will return in under 24 hours. To learn more,"
                        + " see https://developers.google.com/analytics/devguides/reporting/data/v1/quotas");
    }

    static WireResponse noSuchMethod() {
        return status(404, "NOT_FOUND", "Method not found.");
    }

    private static WireResponse status(int http, String status, String message) {
        return response(http, error(http, status, message));
    }

    private static ObjectNode error(int http, String status, String message) {
        ObjectNode body = WireJson.object();
        body.putObject("error").put("code", http).put("message", message).put("status", status);
        return body;
    }

    private static WireResponse response(int http, ObjectNode body) {
        return new WireResponse(http, Map.of("content-type", "application/json; charset=UTF-8"), WireJson.text(body));
    }
}
