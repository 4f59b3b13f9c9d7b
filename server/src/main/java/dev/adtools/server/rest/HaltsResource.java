package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.Scope;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.HaltViewCodec;
import dev.adtools.server.spend.Halts;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
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
                Halts.scope(caller),
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
        return one(caller, Halts.scope(caller), request, () -> halts.find(caller, scope));
    }

    /** Halts a scope; a second request adds its reason to the notes. */
    @PUT
    @Path("{scope}")
    @Audited("halt.set")
    @Operation(
            operationId = "setHalt",
            summary = "Halt a scope",
            description =
                    "Stops writes that can move money. A halted scope keeps its first reason; the new one is added to"
                            + " `notes`.")
    @Answers(value = "Halt", takes = "HaltRequest")
    @ApiErrors(403)
    public Response set(
            @Auth Caller caller,
            @HaltScopeParam @PathParam("scope") String scope,
            @Context ContainerRequestContext request) {
        return one(
                caller,
                Halts.scope(caller),
                request,
                () -> JsonBody.of(request).flatMap(body -> halts.set(caller, scope, body)));
    }

    /** Ends the halt of a scope, for a reason. */
    @DELETE
    @Path("{scope}")
    @Audited("halt.clear")
    @Parameter(
            in = ParameterIn.HEADER,
            name = ReasonFilter.HEADER,
            required = true,
            description = "The reason: 1 to 1,000 characters, percent-encoded UTF-8.",
            schema = @Schema(examples = "Prices%20are%20right%20again."))
    @Operation(
            operationId = "clearHalt",
            summary = "End the halt of a scope",
            description = "Writes that can move money are allowed again. Writes that were refused are not sent.")
    @Answers("Halt")
    @ApiErrors({400, 403})
    public Response clear(
            @Auth Caller caller,
            @HaltScopeParam @PathParam("scope") String scope,
            @Context ContainerRequestContext request) {
        String reason = ReasonFilter.sent(request.getHeaders().get(ReasonFilter.HEADER), null);
        return one(caller, Scope.SERVICE_ADMIN, request, () -> halts.clear(caller, scope, reason, null));
    }

    private static Response one(
            Caller caller, Scope needed, ContainerRequestContext request, Supplier<Outcome<HaltView>> work) {
        return ScopedResponse.of(caller, needed, request, work, HaltViewCodec::toJson);
    }

    /** Names what is halted. */
    @Parameter(
            description = "What is halted; `all`, a platform such as `alpha`, or an ad account such as "
                    + "`alpha:1234567890` or `beta:act_1234567890`.",
            schema = @Schema(examples = "alpha:1002003001"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface HaltScopeParam {}
}
