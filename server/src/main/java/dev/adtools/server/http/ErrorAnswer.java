package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.ErrorBody;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;

/** Answers a request that met no tool: the bare error object, with its status and headers. */
public final class ErrorAnswer {

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
        Response.ResponseBuilder response = JsonAnswer.of(status, ByteBuffer.wrap(body));
        ErrorHeaders.forEach(error, response::header);
        return response.build();
    }
}
