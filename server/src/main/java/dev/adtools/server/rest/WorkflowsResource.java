package dev.adtools.server.rest;

import dev.adtools.server.call.Caller;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.WorkflowSummaryCodec;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;
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
import org.jspecify.annotations.Nullable;

/**
 * Shows and cancels workflows: a caller sees its owner's, a holder of {@code operations:read} all, both within the token's
 * limits.
 */
@Tag(name = "Workflows")
@Path("/api/v1/workflows")
@Produces(MediaType.APPLICATION_JSON)
public final class WorkflowsResource {

    private final WorkflowService workflows;
    private final RevisionLookup revisions;
    private final Waits waits;

    /** Serves the workflows of a database. */
    public WorkflowsResource(WorkflowService workflows, Waits waits) {
        this.workflows = workflows;
        this.revisions = workflows::revisions;
        this.waits = waits;
    }

    /** Lists workflows without their steps. */
    @GET
    @Operation(
            operationId = "listWorkflows",
            summary = "List workflows",
            description = "Those of the caller's owner; with `operations:read` those of all. Without their steps.")
    @Answers("WorkflowList")
    @ApiErrors(400)
    public Response list(
            @Auth Caller caller,
            @Parameter(
                            description = "Only workflows of this status.",
                            schema = @Schema(ref = "#/components/schemas/WorkflowStatus"))
                    @QueryParam("status")
                    @Nullable
                    String status,
            @BeanParam PageParameters page,
            @Context ContainerRequestContext request) {
        return NoStoreResponse.page(
                page.page().flatMap(wanted -> workflows.list(caller, status, wanted)),
                WorkflowSummaryCodec::encode,
                request);
    }

    /** Returns one workflow with its steps. */
    @GET
    @Path("{id}")
    @Operation(operationId = "findWorkflow", summary = "Get a workflow")
    @Answers("Workflow")
    @ApiErrors({404, 422})
    public CompletionStage<Response> get(
            @Auth Caller caller,
            @WorkflowIdParam @PathParam("id") String id,
            @BeanParam WaitParameters wait,
            @Context ContainerRequestContext request) {
        return waits.answer(
                caller,
                id,
                revisions,
                wait,
                request,
                reader -> NoStoreResponse.of(workflows.find(reader, id), WorkflowViewCodec::toJson, request));
    }

    /** Cancels a workflow, and the action that it waits for. */
    @POST
    @Path("{id}/cancel")
    @Audited("workflow.cancel")
    @Operation(
            operationId = "cancelWorkflow",
            summary = "Cancel a workflow",
            description =
                    "For the owner that started it, and for holders of `service:admin`. A workflow with a step that"
                            + " runs is refused; once it is cancelled, no further step is sent. A write whose outcome is unknown"
                            + " stays an operation of its own, to be settled.")
    @Answers(value = "Workflow", takes = "CancelRequest")
    @ApiErrors({404, 409})
    public Response cancel(
            @Auth Caller caller,
            @WorkflowIdParam @PathParam("id") String id,
            @Context ContainerRequestContext request) {
        return NoStoreResponse.of(
                JsonBody.of(request).flatMap(body -> workflows.cancel(caller, id, body)),
                WorkflowViewCodec::toJson,
                request);
    }

    /** Names the workflow. */
    @Parameter(description = "The workflow's id.", schema = @Schema(examples = "wf_01m7znghxjcp6te53ex4hrrb86"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface WorkflowIdParam {}
}
