package dev.adtools.server.console;

import dev.adtools.api.AccountId;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.SpendReports;
import dev.adtools.server.spend.SpendReports.AccountSpend;
import dev.adtools.server.spend.SpendReports.SpendOfDay;
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
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
        return ScopeFilter.needing(caller, CapChanges.reading(caller));
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

    /**
     * Days of an account on which writes raised its daily budgets.
     *
     * @param account the account's name
     * @param today what its caps leave of today; null when it has none
     * @param days the days of this page
     * @param latest whether this is the page of the latest days
     */
    record AccountDays(String account, @Nullable AccountSpend today, Page<SpendOfDay> days, boolean latest) {

        private static final int CHARTED = 30;
        private static final double MICROS = 1_000_000;

        /** Returns the chart of what was used of the cap up to today, a day without writes as 0; null without caps. */
        @Nullable
        BarChart chart() {
            return today == null || !latest ? null : chart(today.caps());
        }

        private BarChart chart(CapsLeft caps) {
            Map<String, Money> used = days.rows().stream()
                    .filter(day -> day.used().currency().equals(caps.currency()))
                    .collect(Collectors.toMap(SpendOfDay::day, SpendOfDay::used));
            LocalDate last = LocalDate.parse(caps.day());
            double limit = units(caps.perDay().limit());
            return new BarChart(
                    "Used of the daily cap of " + Display.money(caps.perDay().limit()) + " in the last " + CHARTED
                            + " days",
                    caps.currency(),
                    last.minusDays(CHARTED - 1L)
                            .datesUntil(last.plusDays(1))
                            .map(LocalDate::toString)
                            .map(day -> bar(day, used.get(day), limit))
                            .toList());
        }

        private static BarChart.Bar bar(String day, @Nullable Money used, double limit) {
            return used == null
                    ? new BarChart.Bar(day, "0", 0, limit)
                    : new BarChart.Bar(day, used.amountMajor(), units(used), limit);
        }

        private static double units(Money amount) {
            return amount.amountMicros() / MICROS;
        }
    }
}
