package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;

/** Answers what was asked of the service itself, or why it was not done. */
final class PrivateAnswer {

    private PrivateAnswer() {}

    static Response of(Outcome<byte[]> outcome, Response.Status done, ContainerRequestContext request) {
        return outcome.fold(
                answer -> JsonAnswer.of(done.getStatusCode(), ByteBuffer.wrap(answer))
                        .build(),
                error -> ErrorAnswer.of(error, RequestId.of(request)));
    }
}
