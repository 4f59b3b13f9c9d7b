package dev.adtools.server.http;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeCheck;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.function.Function;
import java.util.function.Supplier;

/** Answers the requests that administer access: for holders of {@code tokens:admin}, never to be kept by a cache. */
final class AdminAnswer {

    private AdminAnswer() {}

    /** Answers a request that has no body. */
    static Response of(Caller caller, ContainerRequestContext request, Supplier<Outcome<JsonObject>> work) {
        return answer(caller, request, Response.Status.OK, work);
    }

    /** Answers a request whose body describes what is to be made. */
    static Response created(
            Caller caller, ContainerRequestContext request, Function<byte[], Outcome<JsonObject>> work) {
        return answer(
                caller,
                request,
                Response.Status.CREATED,
                () -> JsonBody.of(request).then(work));
    }

    private static Response answer(
            Caller caller, ContainerRequestContext request, Response.Status done, Supplier<Outcome<JsonObject>> work) {
        Outcome<JsonObject> outcome =
                caller.may(Scope.TOKENS_ADMIN) ? work.get() : Outcome.failed(ScopeCheck.refusal(Scope.TOKENS_ADMIN));
        return outcome.fold(answer -> json(done, answer), error -> ErrorAnswer.of(error, RequestId.of(request)));
    }

    private static Response json(Response.Status status, JsonObject answer) {
        byte[] body = new JsonWriter().value(answer).toBytes();
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header(HttpHeaders.CONTENT_LENGTH, body.length)
                .entity(body)
                .build();
    }
}
