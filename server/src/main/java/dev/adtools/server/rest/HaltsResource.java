package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.HaltViewCodec;
import dev.adtools.server.spend.Halts;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.function.Supplier;

/** The kill switch over REST: sets, shows and ends halts. */
@Tag(name = "Kill switch")
@Path("/api/v1/halts")
@Produces(MediaType.APPLICATION_JSON)
public final class HaltsResource {

    private final Halts halts;

    /** Serves the halts of a database. */
    public HaltsResource(Halts halts) {
        this.halts = halts;
    }

    /** Lists what is halted. */
    @GET
    @Operation(operationId = "listHalts", summary = "List what is halted", description = "The newest first.")
    @Answers("HaltList")
    @ApiErrors(403)
    public Response list(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                Scope.SERVICE_ADMIN,
                request,
                () -> Outcome.completed(halts.list(caller)),
                HaltViewCodec::encode);
    }

    /** Returns whether a scope is halted. */
    @GET
    @Path("{scope}")
    @Operation(operationId = "getHalt", summary = "Tell whether a scope is halted")
    @Answers("Halt")
    @ApiErrors({400, 403})
    public Response get(
            @Auth Caller caller,
            @HaltScopeParam @PathParam("scope") String scope,
            @Context ContainerRequestContext request) {
        return one(caller, request, () -> halts.find(caller, scope));
    }

    /** Halts a scope; sent again, it changes nothing but the reason. */
    @PUT
    @Path("{scope}")
    @Audited("halt.set")
    @Operation(
            operationId = "setHalt",
            summary = "Halt a scope",
            description = "Stops writes that can move money. Sent again, it changes nothing but the reason.")
    @Answers(value = "Halt", takes = "HaltRequest")
    @ApiErrors(403)
    public Response set(
            @Auth Caller caller,
            @HaltScopeParam @PathParam("scope") String scope,
            @Context ContainerRequestContext request) {
        return one(caller, request, () -> JsonBody.of(request).flatMap(body -> halts.set(caller, scope, body)));
    }

    /** Ends the halt of a scope. */
    @DELETE
    @Path("{scope}")
    @Audited("halt.clear")
    @Operation(operationId = "clearHalt", summary = "End the halt of a scope")
    @Answers("Halt")
    @ApiErrors({400, 403})
    public Response clear(
            @Auth Caller caller,
            @HaltScopeParam @PathParam("scope") String scope,
            @Context ContainerRequestContext request) {
        return one(caller, request, () -> halts.clear(caller, scope));
    }

    private static Response one(Caller caller, ContainerRequestContext request, Supplier<Outcome<HaltView>> work) {
        return ScopedResponse.of(caller, Scope.SERVICE_ADMIN, request, work, HaltViewCodec::toJson);
    }

    /** Names what is halted. */
    @Parameter(
            description = "What is halted; `all`, a platform such as `alpha`, or an ad account such as "
                    + "`alpha:1234567890` or `beta:act_1234567890`.",
            schema = @Schema(examples = "alpha:1002003001"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface HaltScopeParam {}
}
