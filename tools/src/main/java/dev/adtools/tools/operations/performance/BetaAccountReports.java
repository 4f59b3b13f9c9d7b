package dev.adtools.tools.operations.performance;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.metrics.AccountReads;
import dev.adtools.tools.beta.metrics.Scope;
import dev.adtools.tools.beta.metrics.Sums;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaReport;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the daily numbers of accounts on beta. */
record BetaAccountReports(BetaAds ads, GetCrossAccountPerformance arguments, Period period, CallContext context) {

    Outcome<AccountReport> of(BetaAccountId id) {
        AccountReads reads = new AccountReads(ads, context);
        return reads.scope(id, period, false)
                .then(scope -> reads.report(scope.account(), daily(scope))
                        .then(rows -> Sums.of(rows.stream()
                                        .map(BetaReport.Row::metrics)
                                        .toList())
                                .map(sums -> report(scope, rows))));
    }

    private BetaReport daily(Scope scope) {
        return new BetaReport(BetaReport.Level.ACCOUNT, scope.days(), List.of(), true, null, arguments.conversion());
    }

    private AccountReport report(Scope scope, List<BetaReport.Row> rows) {
        SortedMap<LocalDate, Figures> byDay = new TreeMap<>();
        rows.forEach(row -> byDay.merge(
                LocalDate.parse(Objects.requireNonNull(row.day())), Figures.of(row.metrics()), Figures::plus));
        BetaAccount account = scope.account();
        return new AccountReport(
                account.id(),
                account.name(),
                scope.currency(),
                BetaCurrency.of(scope.currency()).map(BetaCurrency::minorDigits).orElse(null),
                account.timezone(),
                scope.days(),
                scope.today(),
                AccountReport.byStart(arguments.by(), byDay));
    }
}
