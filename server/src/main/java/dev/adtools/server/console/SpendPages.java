package dev.adtools.server.console;

import dev.adtools.api.AccountId;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeCheck;
import dev.adtools.server.spend.AccountSpend;
import dev.adtools.server.spend.SpendOfDay;
import dev.adtools.server.spend.SpendReports;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.tools.operations.changes.RecordedChange;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows what writes did to the daily budgets of accounts, beside their caps. */
@Path("/console/spend")
@Produces(Pages.HTML)
public final class SpendPages {

    private static final int REFRESH_SECONDS = 20;
    // The chart's days, also where an account has spent in more than one currency.
    private static final String DAYS = "100";

    private final Pages pages;
    private final SpendReports spend;
    private final RecentChanges changes;

    SpendPages(Pages pages, SpendReports spend, RecentChanges changes) {
        this.pages = pages;
        this.spend = spend;
        this.changes = changes;
    }

    /** Lists the accounts that have caps, with what is left of today. */
    @GET
    public Response list(@Auth Caller caller, @Context ContainerRequestContext request) {
        return Pages.of(request, reading(caller), allowed -> {
            PageContext page =
                    pages.context(Section.SPEND, "Spend", caller, request).refreshed(REFRESH_SECONDS);
            List<AccountSpend> accounts = spend.accounts(caller).rows();
            return Pages.ok((out, interceptor) -> JtespendGenerated.render(out, interceptor, page, accounts));
        });
    }

    private static Outcome<Caller> reading(Caller caller) {
        return ScopeCheck.needing(caller, Scope.OPERATIONS_READ);
    }

    /** Shows the days of an account. */
    @GET
    @Path("{account}")
    public Response days(
            @Auth Caller caller,
            @PathParam("account") String account,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        Outcome<Page<SpendOfDay>> found = reading(caller)
                .flatMap(allowed -> PageRequest.of(cursor, DAYS, null))
                .flatMap(page -> spend.days(caller, account, page));
        return Pages.of(request, found, days -> {
            PageContext page = pages.context(Section.SPEND, "Spend of " + account, caller, request);
            AccountSpend today = spend.find(caller, account).orElse(null);
            List<RecordedChange> latest = today == null
                    ? List.of()
                    : changes.of(caller, AccountId.of(today.platform(), today.accountId()), null);
            AccountDays shown = new AccountDays(account, today, days, cursor == null);
            return Pages.ok(
                    (out, interceptor) -> JtespendOfAccountGenerated.render(out, interceptor, page, shown, latest));
        });
    }
}
