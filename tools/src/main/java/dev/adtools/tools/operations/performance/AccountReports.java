package dev.adtools.tools.operations.performance;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.platform.ReportRow;
import dev.adtools.tools.report.ReportScope;
import java.util.List;

/** Reads the daily numbers of accounts. */
record AccountReports(
        AlphaAds alpha, BetaAds beta, GetCrossAccountPerformance arguments, Period period, CallContext context) {

    Outcome<AccountReport> onAlpha(AlphaAccountId id) {
        AlphaAccountReads reads =
                new AlphaAccountReads(alpha, new AlphaScope(id, arguments.loginCustomerId()), context);
        return reads.scope(period)
                .flatMap(scope -> reads.report(dailyOnAlpha(scope.days()))
                        .flatMap(rows -> AlphaMetric.sums(rows.stream()
                                        .map(AlphaReport.Row::metrics)
                                        .toList())
                                .map(sums -> {
                                    AlphaCustomer account = scope.account();
                                    return report(
                                            account.id(),
                                            account.name(),
                                            account.timezone(),
                                            scope,
                                            ReadPath.PAGES,
                                            rows);
                                })));
    }

    private static AlphaReport dailyOnAlpha(DayRange days) {
        return new AlphaReport(AlphaReport.Level.ACCOUNT, days, List.of(), true, null);
    }

    Outcome<AccountReport> onBeta(BetaAccountId id) {
        BetaAccountReads reads = new BetaAccountReads(beta, context);
        return reads.scope(id, period, false)
                .flatMap(scope -> reads.report(scope.account(), dailyOnBeta(scope.days()))
                        .flatMap(rows -> BetaMetric.sums(rows.stream()
                                        .map(BetaReport.Row::metrics)
                                        .toList())
                                .map(sums -> {
                                    BetaAccount account = scope.account();
                                    return report(
                                            account.id(),
                                            account.name(),
                                            account.timezone(),
                                            scope,
                                            reads.path(),
                                            rows);
                                })));
    }

    private BetaReport dailyOnBeta(DayRange days) {
        return new BetaReport(BetaReport.Level.ACCOUNT, days, List.of(), true, null, arguments.conversion());
    }

    private AccountReport report(
            AccountId id,
            String name,
            String timezone,
            ReportScope<?> scope,
            ReadPath path,
            List<? extends ReportRow> rows) {
        return new AccountReport(
                id,
                name,
                scope.currency(),
                scope.minorDigits(),
                timezone,
                scope.days(),
                scope.today(),
                path,
                AccountReport.byStart(arguments.by(), scope.days(), rows));
    }
}
