package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ErrorBody;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Answers a request that met no tool: the bare error object, with its status and headers. */
public final class ErrorAnswer {

    private static final String REALM = "Bearer realm=\"adtools\"";

    private ErrorAnswer() {}

    /** Returns the response of a failure. */
    public static Response of(ToolError error, String requestId) {
        return of(error, requestId, error.code().status());
    }

    /** Returns the response of a failure to a request. */
    public static Response to(ToolError error, ContainerRequestContext request) {
        return of(error, RequestId.of(request));
    }

    static Response of(ToolError error, String requestId, int status) {
        byte[] body = ErrorBody.of(error, requestId);
        Response.ResponseBuilder response = Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CONTENT_LENGTH, body.length)
                .entity(body);
        addHeaders(error, response);
        return response.build();
    }

    /** Adds the headers that go with a failure: when to come back (RFC 9110), or what the token lacks (RFC 6750). */
    static void addHeaders(ToolError error, Response.ResponseBuilder response) {
        if (error.details().get("retry_after_seconds") instanceof JsonNumber seconds) {
            response.header(HttpHeaders.RETRY_AFTER, seconds.value().toBigInteger());
        }
        JsonValue scope = error.details().get("scope");
        if (error.code() == ErrorCode.INSUFFICIENT_SCOPE && scope instanceof JsonString name) {
            response.header(
                    HttpHeaders.WWW_AUTHENTICATE,
                    REALM + ", error=\"insufficient_scope\", scope=\"" + name.value() + "\"");
        } else if (error.code() == ErrorCode.UNAUTHENTICATED) {
            response.header(HttpHeaders.WWW_AUTHENTICATE, REALM);
        }
    }
}
