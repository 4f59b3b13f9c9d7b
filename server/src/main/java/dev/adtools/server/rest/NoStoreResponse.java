package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.store.Page;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Response of the service's own resources, which no cache keeps. */
final class NoStoreResponse {

    private NoStoreResponse() {}

    /** Returns the answer that a codec writes, or the error. */
    static <T> Response of(Outcome<T> outcome, Function<T, byte[]> codec, ContainerRequestContext request) {
        return of(outcome.map(codec), Response.Status.OK, request);
    }

    /** Returns the part of a list whose rows a codec writes, or the error. */
    static <T> Response page(
            Outcome<Page<T>> outcome, BiConsumer<T, JsonWriter> codec, ContainerRequestContext request) {
        return of(paged(outcome, codec, request), Response.Status.OK, request);
    }

    /** Returns the bytes of a part of a list, whose next part the response links to. */
    static <T> Outcome<byte[]> paged(
            Outcome<Page<T>> outcome, BiConsumer<T, JsonWriter> codec, ContainerRequestContext request) {
        return outcome.map(page -> {
            NextPageLink.note(request, page.next());
            return page.toJson(codec);
        });
    }

    static Response of(Outcome<byte[]> outcome, Response.Status done, ContainerRequestContext request) {
        return outcome.fold(
                answer -> JsonAnswer.of(done.getStatusCode(), ByteBuffer.wrap(answer))
                        .build(),
                error -> ErrorAnswer.of(error, RequestId.of(request)));
    }
}
