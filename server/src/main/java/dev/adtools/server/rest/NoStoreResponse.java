package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;

/** Response of the service's own resources, which no cache keeps. */
final class NoStoreResponse {

    private NoStoreResponse() {}

    static Response of(Outcome<byte[]> outcome, Response.Status done, ContainerRequestContext request) {
        return outcome.fold(
                answer -> JsonAnswer.of(done.getStatusCode(), ByteBuffer.wrap(answer))
                        .build(),
                error -> ErrorAnswer.of(error, RequestId.of(request)));
    }
}
