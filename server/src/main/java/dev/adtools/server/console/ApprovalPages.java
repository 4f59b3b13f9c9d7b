package dev.adtools.server.console;

import dev.adtools.api.AccountId;
import dev.adtools.api.Outcome;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.approval.ActionView;
import dev.adtools.server.approval.ActionViewCodec;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.approval.PendingActionService.ActionQuery;
import dev.adtools.server.call.Caller;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.CapView;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.tools.operations.changes.RecordedChange;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows what waits for approval and what became of it, and takes decisions in two steps. */
@Path("/console/approvals")
@Produces(Pages.HTML)
public final class ApprovalPages {

    private static final int REFRESH_SECONDS = 20;

    private final Pages pages;
    private final PendingActionService actions;
    private final CapChanges caps;
    private final RecentChanges changes;
    private final PageCalls calls;
    private final RecordedDecisions decisions;

    ApprovalPages(Pages pages, ConsoleModule.ConsoleServices services, RecordedDecisions decisions) {
        this.pages = pages;
        this.actions = services.actions();
        this.caps = services.caps();
        this.changes = services.changes();
        this.calls = services.calls();
        this.decisions = decisions;
    }

    /** Lists actions, those that wait for a decision unless another status is asked for. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("status") @DefaultValue("PENDING") String status,
            @QueryParam("account_id") @Nullable String account,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        ActionQuery query = new ActionQuery(Pages.given(status), Pages.given(account), null);
        return Pages.of(
                request,
                PageRequest.of(cursor, null, null).flatMap(page -> actions.list(caller, query, page)),
                found -> listed(found, query, caller, request));
    }

    private Response listed(Page<ActionView> found, ActionQuery query, Caller caller, ContainerRequestContext request) {
        PageContext page =
                pages.context(Section.APPROVALS, "Approvals", caller, request).refreshed(REFRESH_SECONDS);
        List<CapView> raised = caps.list(caller).rows().stream()
                .filter(cap -> cap.waiting() != null)
                .toList();
        return Pages.ok(
                (out, interceptor) -> JteapprovalsGenerated.render(out, interceptor, page, found, query, raised));
    }

    /** Shows one action: what it would do, who asked, and what was decided. */
    @GET
    @Path("{id}")
    public Response get(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return Pages.of(request, actions.get(caller, id), action -> {
            PageContext page = pages.context(Section.APPROVALS, title(action), caller, request);
            List<RecordedChange> history = history(action, caller);
            return Pages.ok((out, interceptor) ->
                    JteapprovalGenerated.render(out, interceptor, page, new ActionCard(action, caller), history));
        });
    }

    private List<RecordedChange> history(ActionView action, Caller caller) {
        WriteTarget target = action.payload().target();
        return target == null || target.entityId() == null
                ? List.of()
                : changes.of(caller, AccountId.of(action.platform(), action.accountId()), target.entityId());
    }

    /** Asks once more before a decision is taken, and repeats the money. */
    @GET
    @Path("{id}/{decision}")
    public Response confirm(
            @Auth Caller caller,
            @PathParam("id") String id,
            @PathParam("decision") String decision,
            @Context ContainerRequestContext request) {
        ActionDecision kind = kind(decision);
        return Pages.of(request, actions.get(caller, id), action -> {
            PageContext page = pages.context(Section.APPROVALS, kind.title(), caller, request);
            return Pages.ok((out, interceptor) ->
                    JteconfirmDecisionGenerated.render(out, interceptor, page, new ActionCard(action, caller), kind));
        });
    }

    /** Takes a decision on the action of a hash. */
    @POST
    @Path("{id}/{decision}")
    public Response decide(
            @Auth Caller caller,
            @PathParam("id") String id,
            @PathParam("decision") String decision,
            @FormParam("payload_hash") @DefaultValue("") String hash,
            @FormParam("words") @DefaultValue("") String words,
            @Context ContainerRequestContext request) {
        ActionDecision kind = kind(decision);
        byte[] body = kind.body(id, hash, words);
        Outcome<String> decided = kind == ActionDecision.EXECUTE
                ? calls.carryOut(body, caller, request).map(done -> id)
                : decisions
                        .taken(
                                kind.recordedAs(),
                                id,
                                caller,
                                request,
                                () -> decided(kind, id, body, caller),
                                action -> RecordedDecisions.read(ActionViewCodec.toJson(action)))
                        .map(ActionView::id);
        return Pages.of(
                request,
                decided,
                action -> Pages.redirect(Pages.base(request) + "/approvals/" + action),
                () -> confirm(caller, id, decision, request));
    }

    private Outcome<ActionView> decided(ActionDecision kind, String id, byte[] body, Caller caller) {
        return switch (kind) {
            case APPROVE -> actions.approve(caller, id, body);
            case REJECT -> actions.reject(caller, id, body);
            case CANCEL -> actions.cancel(caller, id, body);
            case REVOKE -> actions.revoke(caller, id, body);
            case EXECUTE -> throw new IllegalArgumentException("a tool carries it out");
        };
    }

    private static ActionDecision kind(String name) {
        return ActionDecision.named(name).orElseThrow(NotFoundException::new);
    }

    private static String title(ActionView action) {
        return Display.tool(action.tool());
    }
}
