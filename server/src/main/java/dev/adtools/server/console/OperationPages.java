package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.idempotency.OperationSummary;
import dev.adtools.server.idempotency.OperationSummary.OperationView;
import dev.adtools.server.idempotency.OperationSummary_OperationViewCodec;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.DefaultValue;
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

/** Shows operations, and settles those whose outcome is unknown, in two steps. */
@Path("/console/operations")
@Produces(Pages.HTML)
public final class OperationPages {

    private static final int REFRESH_SECONDS = 20;

    private final Pages pages;
    private final OperationService operations;
    private final RecordedDecisions decisions;

    OperationPages(Pages pages, OperationService operations, RecordedDecisions decisions) {
        this.pages = pages;
        this.operations = operations;
        this.decisions = decisions;
    }

    /** Lists operations. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("status") @Nullable String status,
            @QueryParam("account_id") @Nullable String account,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        ListFilter filter = ListFilter.of(status, account);
        Outcome<Page<OperationSummary>> found = reading(caller)
                .flatMap(allowed -> PageRequest.of(cursor, null, null))
                .flatMap(page -> operations.list(caller, filter.status(), filter.account(), page));
        return Pages.of(request, found, listed -> {
            PageContext page = pages.context(Section.OPERATIONS, "Operations", caller, request)
                    .refreshed(REFRESH_SECONDS);
            return Pages.ok(
                    (out, interceptor) -> JteoperationsGenerated.render(out, interceptor, page, listed, filter));
        });
    }

    private static Outcome<Caller> reading(Caller caller) {
        return ScopeFilter.needing(caller, OperationService.reading(caller));
    }

    private Outcome<OperationView> find(Caller caller, String id) {
        return reading(caller).flatMap(allowed -> operations.find(caller, id));
    }

    /** Shows one operation: what was sent, who asked, and what came of it. */
    @GET
    @Path("{id}")
    public Response get(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return Pages.of(request, find(caller, id), operation -> {
            PageContext page = pages.context(
                    Section.OPERATIONS, Display.tool(operation.row().tool()), caller, request);
            return Pages.ok((out, interceptor) ->
                    JteoperationGenerated.render(out, interceptor, page, operation, new PlanView(operation)));
        });
    }

    /** Asks how an operation ended whose outcome is unknown, and how that is known. */
    @GET
    @Path("{id}/resolve")
    public Response confirm(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        Outcome<OperationView> found = settling(caller).flatMap(allowed -> find(caller, id));
        return Pages.of(request, found, operation -> {
            PageContext page = pages.context(Section.OPERATIONS, "Settle the outcome", caller, request);
            return Pages.ok(
                    (out, interceptor) -> JteresolveOperationGenerated.render(out, interceptor, page, operation));
        });
    }

    private static Outcome<Caller> settling(Caller caller) {
        return ScopeFilter.needing(caller, OperationService.settling(caller));
    }

    /** Settles an operation as its form says. */
    @POST
    @Path("{id}/resolve")
    public Response resolve(
            @Auth Caller caller,
            @PathParam("id") String id,
            @FormParam("outcome") @DefaultValue("") String outcome,
            @FormParam("platform_ref") @Nullable String reference,
            @FormParam("evidence") @DefaultValue("") String evidence,
            @FormParam("expected_fence") @DefaultValue("0") long fence,
            @Context ContainerRequestContext request) {
        byte[] body = body(outcome, Pages.given(reference), evidence.strip(), fence);
        Outcome<OperationView> settled = decisions.taken(
                "operation.resolve",
                id,
                caller,
                request,
                () -> settling(caller).flatMap(allowed -> operations.resolve(caller, id, body)),
                operation -> RecordedDecisions.read(OperationSummary_OperationViewCodec.toJson(operation)));
        return Pages.of(
                request,
                settled,
                operation -> Pages.redirect(
                        Pages.base(request) + "/operations/" + operation.row().id()),
                () -> confirm(caller, id, request));
    }

    private static byte[] body(String outcome, @Nullable String reference, String evidence, long fence) {
        JsonWriter body = new JsonWriter().beginObject().name("outcome").value(outcome);
        if (reference != null) {
            body.name("platform_ref").value(reference);
        }
        return body.name("evidence")
                .value(evidence)
                .name("expected_fence")
                .value(fence)
                .endObject()
                .toBytes();
    }
}
