package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** Writes beta's responses to one request. */
final class BetaReply {

    private static final int INVALID_PARAMETER = 100;
    private static final int DOES_NOT_EXIST = 33;
    private static final int BAD_PATH = 2500;
    private static final int TOKEN = 190;
    private static final int TOO_LONG_AGO = 3018;
    private static final int UNKNOWN = 1;
    private static final int SERVICE = 2;
    private static final int TOO_MUCH = 99;
    private static final int TOO_MANY_CALLS = 80_004;

    private final WireRequest request;
    private final String traceId;

    BetaReply(WireRequest request) {
        this.request = request;
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

    WireResponse tooLongAgo() {
        return error(
                400,
                error(
                        "(#3018) The start date of the time range cannot be beyond 37 months from the current date",
                        "OAuthException",
                        TOO_LONG_AGO));
    }

    /** Returns that a change breaks a rule, with sentences for people. */
    WireResponse refused(int subcode, String title, String message) {
        return error(400, refusal(subcode, title, message));
    }

    private static ObjectNode refusal(int subcode, String title, String message) {
        return error("Invalid parameter", "OAuthException", INVALID_PARAMETER)
                .put("error_subcode", subcode)
                .put("is_transient", false)
                .put("error_user_title", title)
                .put("error_user_msg", message);
    }

    /** Returns that a parameter of a change breaks a rule. */
    WireResponse refused(int subcode, String title, String message, String parameter) {
        ObjectNode error = refusal(subcode, title, message);
        error.putObject("error_data").putArray("blame_field_specs").addArray().add(parameter);
        return error(400, error);
    }

    WireResponse throttled() {
        return error(
                400,
                error(
                        "(#80004) There have been too many calls to this ad-account. Wait a bit and try again.",
                        "OAuthException",
                        TOO_MANY_CALLS));
    }

    WireResponse broken() {
        return error(500, error("An unknown error occurred", "OAuthException", UNKNOWN));
    }

    WireResponse unavailable() {
        ObjectNode error = error("Service temporarily unavailable", "OAuthException", SERVICE);
        return error(503, error.put("is_transient", true));
    }

    WireResponse noSuchObject(String method, String id) {
        ObjectNode error = error(
                "Unsupported " + method + " request. Object with ID '" + id
                        + "' does not exist, cannot be loaded due to missing"
                        + " permissions, or does not support this operation.",
                "GraphMethodException",
                INVALID_PARAMETER);
        return error(400, error.put("error_subcode", DOES_NOT_EXIST));
    }

    WireResponse noSuchPath(String path) {
        return error(400, error("Unknown path components: " + path, "OAuthException", BAD_PATH));
    }

    WireResponse notByPage() {
        return error(400, error("(#190) This method must be called with a Page Access Token", "OAuthException", TOKEN));
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
        Map<String, String> headers =
                new HashMap<>(BetaUsageHeaders.headers(request.uri().getPath()));
        headers.put("content-type", "application/json; charset=UTF-8");
        headers.put("x-fb-trace-id", traceId);
        return new WireResponse(status, headers, WireJson.text(body));
    }
}
