package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.CapView;
import dev.adtools.server.spend.CapViewCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
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
import java.util.function.Function;

/** The caps of accounts over REST: shows and changes them, and decides on changes that allow more. */
@Tag(name = "Spend")
@Path("/api/v1/caps")
@Produces(MediaType.APPLICATION_JSON)
public final class CapsResource {

    private final CapChanges caps;

    /** Serves the caps of a database. */
    public CapsResource(CapChanges caps) {
        this.caps = caps;
    }

    /** Lists the caps of accounts. */
    @GET
    @Operation(
            operationId = "listCaps",
            summary = "List the caps of accounts",
            description =
                    "Every account that has a cap or is to have one, by name. All of them: there is no next page.")
    @Answers("CapList")
    @ApiErrors(403)
    public Response list(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                CapChanges.reading(caller),
                request,
                () -> Outcome.completed(caps.list(caller)),
                CapViewCodec::encode);
    }

    /** Returns the cap of an account. */
    @GET
    @Path("{id}")
    @Operation(operationId = "getCap", summary = "Get the cap of an account")
    @Answers("Cap")
    @ApiErrors({403, 404})
    public Response get(
            @Auth Caller caller, @AccountParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller, CapChanges.reading(caller), request, () -> caps.find(caller, id), CapViewCodec::toJson);
    }

    /** Changes the cap of an account. */
    @PUT
    @Path("{id}")
    @Audited("cap.set")
    @Operation(
            operationId = "setCap",
            summary = "Change the cap of an account",
            description = "In force at once where it allows no more than before. What allows more waits, in `waiting`,"
                    + " for a principal of another owner. A cap in another currency than the account's is refused.")
    @Answers(value = "Cap", takes = "CapRequest")
    @ApiErrors({400, 403, 404, 409, 422})
    public Response set(
            @Auth Caller caller, @AccountParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller,
                Scope.SERVICE_ADMIN,
                request,
                () -> JsonBody.of(request).flatMap(body -> caps.set(caller, id, body)),
                CapViewCodec::toJson);
    }

    /** Approves the change that waits. */
    @POST
    @Path("{id}/approve")
    @Audited("cap.approve")
    @Operation(
            operationId = "approveCap",
            summary = "Approve the change of a cap",
            description = "In force with the last approval that it needs. Takes a principal of another owner than the"
                    + " requester's.")
    @Answers(value = "Cap", takes = "CapDecisionRequest")
    @ApiErrors({400, 403, 404, 409})
    public Response approve(
            @Auth Caller caller, @AccountParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> caps.approve(caller, id, body));
    }

    /** Rejects the change that waits. */
    @POST
    @Path("{id}/reject")
    @Audited("cap.reject")
    @Operation(operationId = "rejectCap", summary = "Reject the change of a cap")
    @Answers(value = "Cap", takes = "CapDecisionRequest")
    @ApiErrors({400, 403, 404, 409})
    public Response reject(
            @Auth Caller caller, @AccountParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> caps.reject(caller, id, body));
    }

    /** Takes the change that waits back. */
    @POST
    @Path("{id}/cancel")
    @Audited("cap.cancel")
    @Operation(
            operationId = "cancelCap",
            summary = "Take the change of a cap back",
            description = "Only for the owner that asked.")
    @Answers(value = "Cap", takes = "CapDecisionRequest")
    @ApiErrors({400, 403, 404, 409})
    public Response cancel(
            @Auth Caller caller, @AccountParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> caps.cancel(caller, id, body));
    }

    private static Response decided(ContainerRequestContext request, Function<byte[], Outcome<CapView>> decision) {
        return NoStoreResponse.of(JsonBody.of(request).flatMap(decision), CapViewCodec::toJson, request);
    }

    /** Names the account. */
    @Parameter(
            description = "The account, such as `alpha:1234567890` or `beta:act_1234567890`.",
            schema = @Schema(examples = "alpha:1002003001"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface AccountParam {}
}
