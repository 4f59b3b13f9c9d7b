package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.CallerViewCodec;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Tells whoever shows a token who that is, and what it may do. */
@Tag(name = "Access")
@Path("/api/v1/me")
@Produces(MediaType.APPLICATION_JSON)
public final class CallerResource {

    private final Access access;

    /** Serves the tokens of a database. */
    public CallerResource(Access access) {
        this.access = access;
    }

    /** Returns the caller, with the rights and limits of its token. */
    @GET
    @Operation(operationId = "getCaller", summary = "Tell who the token belongs to, and what it may do")
    @Answers("Caller")
    @ApiErrors({})
    public Response get(@Auth Caller caller, @Context ContainerRequestContext request) {
        return NoStoreResponse.of(Outcome.completed(access.self(caller)), CallerViewCodec::toJson, request);
    }
}
