package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;

/** Maps a framework's status to our codes. The status itself stays: 414 is 414, with the nearest code. */
final class HttpStatusErrors {

    private HttpStatusErrors() {}

    /** Returns the failure of a status. */
    static ToolError of(int status) {
        return switch (status) {
            case 401 -> ToolError.of(ErrorCode.UNAUTHENTICATED, "A valid bearer token is needed.");
            case 403 -> ToolError.of(ErrorCode.POLICY_DENIED, "The service does not allow this request.");
            case 404 -> ToolError.of(ErrorCode.NOT_FOUND, "There is nothing at this path.");
            case 405 -> ToolError.of(ErrorCode.METHOD_NOT_ALLOWED, "The path does not have this method.");
            case 406 ->
                ToolError.of(ErrorCode.NOT_ACCEPTABLE, "The answer is application/json; Accept does not allow it.");
            case 408 -> ToolError.of(ErrorCode.INVALID_REQUEST, "The request did not arrive in time.");
            case 413 -> ToolError.of(ErrorCode.PAYLOAD_TOO_LARGE, "The body exceeds 2 MiB.");
            case 414 -> ToolError.of(ErrorCode.INVALID_REQUEST, "The path is too long.");
            case 415 ->
                ToolError.of(
                        ErrorCode.UNSUPPORTED_MEDIA_TYPE, "The body must be declared as application/json, in UTF-8.");
            case 431 -> ToolError.of(ErrorCode.INVALID_REQUEST, "The header fields are too large.");
            case 501, 505 ->
                ToolError.of(ErrorCode.INVALID_REQUEST, "The request is not HTTP/1.1 as the service speaks it.");
            case 503 -> ToolError.of(ErrorCode.OVERLOADED, "The service cannot take the request now.");
            default ->
                status < 500
                        ? ToolError.of(
                                ErrorCode.INVALID_REQUEST, "The request is not one that the service understands.")
                        : ToolError.of(ErrorCode.INTERNAL, "Something went wrong inside the service.");
        };
    }
}
