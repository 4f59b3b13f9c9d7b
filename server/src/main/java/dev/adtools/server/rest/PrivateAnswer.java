package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Answers what is meant for one caller and one moment: never to be kept by a cache. */
final class PrivateAnswer {

    private PrivateAnswer() {}

    static Response of(Outcome<byte[]> outcome, Response.Status done, ContainerRequestContext request) {
        return outcome.fold(answer -> json(done, answer), error -> ErrorAnswer.of(error, RequestId.of(request)));
    }

    private static Response json(Response.Status status, byte[] body) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header(HttpHeaders.CONTENT_LENGTH, body.length)
                .entity(body)
                .build();
    }
}
