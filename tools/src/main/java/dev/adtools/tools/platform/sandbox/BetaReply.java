package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;

/** Writes beta's responses to one request. */
final class BetaReply {

    private static final int INVALID_PARAMETER = 100;
    private static final int DOES_NOT_EXIST = 33;
    private static final int BAD_PATH = 2500;
    private static final int UNKNOWN = 1;
    private static final int TOO_MUCH = 99;

    private final String traceId;

    BetaReply(WireRequest request) {
        traceId = "A"
                + UUID.nameUUIDFromBytes(request.uri().toString().getBytes(StandardCharsets.UTF_8))
                        .toString()
                        .replace("-", "")
                        .substring(0, 22);
    }

    WireResponse ok(ObjectNode body) {
        return response(200, body);
    }

    WireResponse invalid(String message) {
        return error(400, error("(#100) " + message, "OAuthException", INVALID_PARAMETER));
    }

    WireResponse noSuchObject(String id) {
        ObjectNode error = error(
                "Unsupported get request. Object with ID '" + id + "' does not exist, cannot be loaded due to missing"
                        + " permissions, or does not support this operation.",
                "GraphMethodException",
                INVALID_PARAMETER);
        return error(400, error.put("error_subcode", DOES_NOT_EXIST));
    }

    WireResponse noSuchPath(String path) {
        return error(400, error("Unknown path components: " + path, "OAuthException", BAD_PATH));
    }

    WireResponse tooMuchData() {
        ObjectNode error = error(
                "Please reduce the amount of data you're asking for, then retry your request",
                "OAuthException",
                UNKNOWN);
        return error(500, error.put("error_subcode", TOO_MUCH));
    }

    private static ObjectNode error(String message, String type, int code) {
        return WireJson.object().put("message", message).put("type", type).put("code", code);
    }

    private WireResponse error(int status, ObjectNode error) {
        ObjectNode body = WireJson.object();
        body.set("error", error.put("fbtrace_id", traceId));
        return response(status, body);
    }

    private WireResponse response(int status, ObjectNode body) {
        return new WireResponse(
                status,
                Map.of("content-type", "application/json; charset=UTF-8", "x-fb-trace-id", traceId),
                WireJson.text(body));
    }
}
