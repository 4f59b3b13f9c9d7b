package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Begins the answer to a request from JSON that is already encoded; nobody changes the bytes any more. */
public final class JsonAnswer {

    private JsonAnswer() {}

    /** Returns an answer with its status and its body. */
    public static Response.ResponseBuilder of(int status, ByteBuffer json) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CONTENT_LENGTH, Integer.toString(json.remaining()))
                .entity(json);
    }

    /**
     * Returns the answer to a call, with the headers that go with its failure and with what is left of its quota.
     *
     * @param error what it failed with, if it did
     * @param left what is left of the quota that was charged; null when none was
     */
    public static Response.ResponseBuilder ofCall(
            int status, ByteBuffer json, Optional<ToolError> error, @Nullable RateLimitStatus left) {
        Response.ResponseBuilder answer = of(status, json);
        error.ifPresent(told -> ErrorHeaders.forEach(told, answer::header));
        if (left != null) {
            RateLimitHeaders.forEach(left, answer::header);
        }
        return answer;
    }
}
