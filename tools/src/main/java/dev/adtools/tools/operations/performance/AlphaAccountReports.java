package dev.adtools.tools.operations.performance;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetricSums;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.ReportScope;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the daily numbers of accounts on alpha. */
record AlphaAccountReports(AlphaAds ads, GetCrossAccountPerformance arguments, Period period, CallContext context) {

    Outcome<AccountReport> of(AlphaAccountId id) {
        AlphaAccountReads reads = new AlphaAccountReads(ads, id, arguments.loginCustomerId(), context);
        return reads.scope(period)
                .flatMap(scope -> reads.report(daily(scope))
                        .flatMap(rows -> AlphaMetricSums.of(rows.stream()
                                        .map(AlphaReport.Row::metrics)
                                        .toList())
                                .map(sums -> report(scope, rows))));
    }

    private static AlphaReport daily(ReportScope<AlphaCustomer> scope) {
        return new AlphaReport(AlphaReport.Level.ACCOUNT, scope.days(), List.of(), true, null);
    }

    private AccountReport report(ReportScope<AlphaCustomer> scope, List<AlphaReport.Row> rows) {
        SortedMap<LocalDate, CrossAccountFigures> byDay = new TreeMap<>();
        rows.forEach(row -> byDay.merge(
                LocalDate.parse(Objects.requireNonNull(row.day())),
                CrossAccountFigures.of(row.metrics()),
                CrossAccountFigures::plus));
        AlphaCustomer customer = scope.account();
        return new AccountReport(
                customer.id(),
                customer.name(),
                scope.currency(),
                scope.minorDigits(),
                customer.timezone(),
                scope.days(),
                scope.today(),
                AccountReport.byStart(arguments.by(), byDay));
    }
}
