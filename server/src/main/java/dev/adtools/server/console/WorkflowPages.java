package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.WorkflowSummary;
import dev.adtools.tools.operations.workflows.WorkflowView;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows workflows, and cancels them in two steps. */
@Path("/console/workflows")
@Produces(Pages.HTML)
public final class WorkflowPages {

    private static final int REFRESH_SECONDS = 20;

    private final Pages pages;
    private final WorkflowService workflows;
    private final RecordedDecisions decisions;

    WorkflowPages(Pages pages, WorkflowService workflows, RecordedDecisions decisions) {
        this.pages = pages;
        this.workflows = workflows;
        this.decisions = decisions;
    }

    /** Lists workflows. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("status") @Nullable String status,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        ListFilter filter = ListFilter.of(status, null);
        Outcome<Page<WorkflowSummary>> found =
                PageRequest.of(cursor, null, null).flatMap(page -> workflows.list(caller, filter.status(), page));
        return Pages.of(request, found, listed -> {
            PageContext page = pages.context(Section.WORKFLOWS, "Workflows", caller, request)
                    .refreshed(REFRESH_SECONDS);
            return Pages.ok((out, interceptor) -> JteworkflowsGenerated.render(out, interceptor, page, listed, filter));
        });
    }

    /** Shows one workflow with its steps. */
    @GET
    @Path("{id}")
    public Response get(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return Pages.of(request, workflows.find(caller, id), workflow -> {
            PageContext page = pages.context(Section.WORKFLOWS, title(workflow.summary()), caller, request);
            boolean cancellable = workflows.isCancellable(caller, id);
            return Pages.ok(
                    (out, interceptor) -> JteworkflowGenerated.render(out, interceptor, page, workflow, cancellable));
        });
    }

    private static String title(WorkflowSummary workflow) {
        return workflow.name() == null ? "Workflow" : workflow.name();
    }

    /** Asks once more before a workflow is cancelled, and for what reason. */
    @GET
    @Path("{id}/cancel")
    public Response confirm(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return Pages.of(request, workflows.find(caller, id), workflow -> {
            PageContext page = pages.context(Section.WORKFLOWS, "Cancel a workflow", caller, request);
            return Pages.ok((out, interceptor) -> JtecancelWorkflowGenerated.render(out, interceptor, page, workflow));
        });
    }

    /** Cancels a workflow, and the action that it waits for. */
    @POST
    @Path("{id}/cancel")
    public Response cancel(
            @Auth Caller caller,
            @PathParam("id") String id,
            @FormParam("reason") @Nullable String reason,
            @Context ContainerRequestContext request) {
        byte[] body = body(Pages.given(reason));
        Outcome<WorkflowView> cancelled = decisions.taken(
                "workflow.cancel",
                id,
                caller,
                request,
                () -> workflows.cancel(caller, id, body),
                workflow -> RecordedDecisions.read(WorkflowViewCodec.toJson(workflow)));
        return Pages.of(
                request,
                cancelled,
                workflow -> Pages.redirect(
                        Pages.base(request) + "/workflows/" + workflow.summary().workflowId()),
                () -> confirm(caller, id, request));
    }

    private static byte[] body(@Nullable String reason) {
        JsonWriter body = new JsonWriter().beginObject();
        if (reason != null) {
            body.name("reason").value(reason);
        }
        return body.endObject().toBytes();
    }
}
