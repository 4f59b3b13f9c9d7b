package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.store.Page;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Response to a request that needs a scope, which no cache keeps. */
final class ScopedResponse {

    private ScopedResponse() {}

    /** Answers a request that needs {@code tokens:admin} or {@code approvals:admin}. */
    static <T> Response of(
            Caller caller, ContainerRequestContext request, Supplier<Outcome<T>> work, Function<T, byte[]> codec) {
        return of(caller, Administration.scope(caller), request, work, codec);
    }

    /** Answers a request that needs one of the same, with the part of a list whose rows a codec writes. */
    static <T> Response page(
            Caller caller,
            ContainerRequestContext request,
            Supplier<Outcome<Page<T>>> work,
            BiConsumer<T, JsonWriter> codec) {
        return page(caller, Administration.scope(caller), request, work, codec);
    }

    /** Answers a request that needs a scope, with what a codec writes. */
    static <T> Response of(
            Caller caller,
            Scope needed,
            ContainerRequestContext request,
            Supplier<Outcome<T>> work,
            Function<T, byte[]> codec) {
        return of(caller, needed, request, () -> work.get().map(codec));
    }

    /** Answers a request that needs a scope, with the part of a list whose rows a codec writes. */
    static <T> Response page(
            Caller caller,
            Scope needed,
            ContainerRequestContext request,
            Supplier<Outcome<Page<T>>> work,
            BiConsumer<T, JsonWriter> codec) {
        return of(caller, needed, request, () -> NoStoreResponse.paged(work.get(), codec, request));
    }

    /** Answers a request that needs a scope. */
    static Response of(Caller caller, Scope needed, ContainerRequestContext request, Supplier<Outcome<byte[]>> work) {
        return answer(caller, needed, request, Response.Status.OK, work);
    }

    /** Answers a request that needs one of the same and whose body describes what is to be made. */
    static <T> Response created(
            Caller caller,
            ContainerRequestContext request,
            Function<byte[], Outcome<T>> work,
            Function<T, byte[]> codec) {
        return answer(
                caller,
                Administration.scope(caller),
                request,
                Response.Status.CREATED,
                () -> JsonBody.of(request).flatMap(work).map(codec));
    }

    private static Response answer(
            Caller caller,
            Scope needed,
            ContainerRequestContext request,
            Response.Status done,
            Supplier<Outcome<byte[]>> work) {
        return NoStoreResponse.of(ScopeFilter.needing(caller, needed).flatMap(allowed -> work.get()), done, request);
    }
}
