package dev.adtools.tools.operations.performance;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetricSums;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ReportScope;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the daily numbers of accounts on beta. */
record BetaAccountReports(BetaAds ads, GetCrossAccountPerformance arguments, Period period, CallContext context) {

    Outcome<AccountReport> of(BetaAccountId id) {
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        return reads.scope(id, period, false)
                .flatMap(scope -> reads.report(scope.account(), daily(scope))
                        .flatMap(rows -> BetaMetricSums.of(rows.stream()
                                        .map(BetaReport.Row::metrics)
                                        .toList())
                                .map(sums -> report(scope, rows))));
    }

    private BetaReport daily(ReportScope<BetaAccount> scope) {
        return new BetaReport(BetaReport.Level.ACCOUNT, scope.days(), List.of(), true, null, arguments.conversion());
    }

    private AccountReport report(ReportScope<BetaAccount> scope, List<BetaReport.Row> rows) {
        SortedMap<LocalDate, CrossAccountFigures> byDay = new TreeMap<>();
        rows.forEach(row -> byDay.merge(
                LocalDate.parse(Objects.requireNonNull(row.day())),
                CrossAccountFigures.of(row.metrics()),
                CrossAccountFigures::plus));
        BetaAccount account = scope.account();
        return new AccountReport(
                account.id(),
                account.name(),
                scope.currency(),
                scope.minorDigits(),
                account.timezone(),
                scope.days(),
                scope.today(),
                AccountReport.byStart(arguments.by(), byDay));
    }
}
