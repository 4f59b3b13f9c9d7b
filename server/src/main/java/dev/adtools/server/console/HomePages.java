package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.events.EventQuery;
import dev.adtools.server.events.EventQueryService;
import dev.adtools.server.spend.SpendReports.AccountSpend;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.summary.Summary;
import dev.adtools.server.summary.WaitingDecision;
import dev.adtools.tools.operations.events.RecentErrors;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** Shows what waits for whoever has signed in, and what went wrong. */
@Path("/console")
@Produces(Pages.HTML)
public final class HomePages {

    private static final int REFRESH_SECONDS = 20;
    private static final double NEARLY = 0.8;
    private static final String LAST_ERRORS = "5";
    private static final PageRequest FIRST_DECISIONS = new PageRequest(Keyset.start(ListOrder.NEWEST), 20);
    private static final EventQuery ERRORS = new EventQuery("error", null, null, null, null, null);

    private final Pages pages;
    private final ConsoleModule.ConsoleServices services;

    HomePages(Pages pages, ConsoleModule.ConsoleServices services) {
        this.pages = pages;
        this.services = services;
    }

    /** Shows the page. */
    @GET
    public Response home(@Auth Caller caller, @Context ContainerRequestContext request) {
        PageContext page = pages.context(Section.HOME, "Home", caller, request).refreshed(REFRESH_SECONDS);
        Summary summary = services.summaries().of(caller);
        Page<WaitingDecision> waiting = services.waiting().list(caller, FIRST_DECISIONS);
        List<AccountSpend> tight = tight(caller);
        return Pages.of(
                request,
                errors(caller),
                errors -> Pages.ok((out, interceptor) ->
                        JtehomeGenerated.render(out, interceptor, page, summary, waiting, tight, errors)));
    }

    private List<AccountSpend> tight(Caller caller) {
        return caller.may(Scope.OPERATIONS_READ)
                ? services.spend().accounts(caller).rows().stream()
                        .filter(account -> account.caps().perDay().usedRatio() >= NEARLY)
                        .toList()
                : List.of();
    }

    private Outcome<List<RecentErrors.Row>> errors(Caller caller) {
        return caller.may(EventQueryService.reading(caller))
                ? PageRequest.of(null, LAST_ERRORS, null)
                        .flatMap(page -> services.events().list(caller, ERRORS, page))
                        .map(Page::rows)
                : Outcome.completed(List.of());
    }
}
