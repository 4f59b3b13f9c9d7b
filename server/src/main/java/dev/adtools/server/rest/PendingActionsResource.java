package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.approval.ActionView;
import dev.adtools.server.approval.ActionViewCodec;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.approval.PendingActionService.ActionQuery;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Shows what waits for approval, and takes decisions. Approving runs nothing. */
@Tag(name = "Approvals")
@Path("/api/v1/pending-actions")
@Produces(MediaType.APPLICATION_JSON)
public final class PendingActionsResource {

    private final PendingActionService pendingActions;
    private final RevisionLookup revisions;
    private final Waits waits;

    /** Serves the actions of a database. */
    public PendingActionsResource(PendingActionService pendingActions, Waits waits) {
        this.pendingActions = pendingActions;
        this.revisions = pendingActions::revisions;
        this.waits = waits;
    }

    /** Lists actions. */
    @GET
    @Operation(operationId = "findPendingActions", summary = "List pending actions")
    @Answers("PendingActionList")
    @ApiErrors({400, 403, 422})
    public Response list(
            @Auth Caller caller, @BeanParam ActionListParameters wanted, @Context ContainerRequestContext request) {
        return NoStoreResponse.page(
                wanted.page.page().flatMap(page -> pendingActions.list(caller, wanted.query(), page)),
                ActionViewCodec::encode,
                request);
    }

    /** Returns one action: what it would do, and what to send to approve it. */
    @GET
    @Path("{id}")
    @Operation(operationId = "getPendingAction", summary = "Get a pending action")
    @Answers("PendingAction")
    @ApiErrors({403, 404, 422})
    public CompletionStage<Response> get(
            @Auth Caller caller,
            @ActionIdParam @PathParam("id") String id,
            @BeanParam WaitParameters wait,
            @Context ContainerRequestContext request) {
        return waits.answer(
                caller,
                id,
                revisions,
                wait,
                request,
                reader -> NoStoreResponse.of(pendingActions.get(reader, id), ActionViewCodec::toJson, request));
    }

    /** Approves an action. */
    @POST
    @Path("{id}/approve")
    @Audited("action.approve")
    @Operation(
            operationId = "approvePendingAction",
            summary = "Approve a pending action",
            description =
                    "Runs nothing: whoever asked resumes the workflow. Takes a principal of another owner than the requester's.")
    @Answers(value = "PendingAction", takes = "ApprovalRequest")
    @ApiErrors({403, 404, 409})
    public Response approve(
            @Auth Caller caller, @ActionIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> pendingActions.approve(caller, id, body));
    }

    /** Rejects an action. */
    @POST
    @Path("{id}/reject")
    @Audited("action.reject")
    @Operation(operationId = "rejectPendingAction", summary = "Reject a pending action")
    @Answers(value = "PendingAction", takes = "RejectionRequest")
    @ApiErrors({403, 404, 409})
    public Response reject(
            @Auth Caller caller, @ActionIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> pendingActions.reject(caller, id, body));
    }

    /** Withdraws a request. */
    @POST
    @Path("{id}/cancel")
    @Audited("action.cancel")
    @Operation(
            operationId = "withdrawPendingAction",
            summary = "Withdraw a request",
            description = "Only for the owner of the request, approved or not, and only before it is sent.")
    @Answers(value = "PendingAction", takes = "WithdrawalRequest")
    @ApiErrors({404, 409})
    public Response cancel(
            @Auth Caller caller, @ActionIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> pendingActions.cancel(caller, id, body));
    }

    /** Takes an approval back. */
    @POST
    @Path("{id}/revoke")
    @Audited("action.revoke")
    @Operation(
            operationId = "revokePendingActionApproval",
            summary = "Take an approval back",
            description = "Only before the action is executed.")
    @Answers(value = "PendingAction", takes = "WithdrawalRequest")
    @ApiErrors({403, 404, 409})
    public Response revoke(
            @Auth Caller caller, @ActionIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(request, body -> pendingActions.revoke(caller, id, body));
    }

    private static Response decided(ContainerRequestContext request, Function<byte[], Outcome<ActionView>> decision) {
        return NoStoreResponse.of(JsonBody.of(request).flatMap(decision), ActionViewCodec::toJson, request);
    }

    /** The query parameters of a list. */
    public static final class ActionListParameters {

        @Parameter(
                description = "Only actions of this status.",
                schema = @Schema(ref = "#/components/schemas/PendingActionStatus"))
        @QueryParam("status")
        private @Nullable String status;

        @Parameter(
                description = "Only actions on this account, in any spelling.",
                schema = @Schema(examples = "100-200-3001"))
        @QueryParam("account_id")
        private @Nullable String accountId;

        @Parameter(
                description = "Only actions that call this tool.",
                schema = @Schema(examples = "create_alpha_app_campaign"))
        @QueryParam("tool")
        private @Nullable String tool;

        @BeanParam
        private PageParameters page = new PageParameters();

        ActionQuery query() {
            return new ActionQuery(status, accountId, tool);
        }
    }

    /** Names the action. */
    @Parameter(description = "The pending action's id.", schema = @Schema(examples = "pa_01m7znghxjcp6te53ex4hrrb88"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface ActionIdParam {}
}
