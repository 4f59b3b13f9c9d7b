package dev.adtools.tools.beta.performance;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.PeriodSums;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;

/** Reads the numbers of one account. The platform gives all rows; they are sorted and cut into pages here. */
public final class GetBetaCampaignPerformanceHandler
        implements ReadHandler<GetBetaCampaignPerformance, Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row>> {

    private final BetaAds ads;

    public GetBetaCampaignPerformanceHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row>> read(
            GetBetaCampaignPerformance arguments, CallContext context) {
        List<Violation> violations = BetaPerformanceRule.violations(arguments);
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        return reads.scope(arguments.accountId(), period, arguments.comparePrevious())
                .flatMap(scope -> {
                    PerformanceReads numbers = new PerformanceReads(arguments, reads, scope);
                    return ComparedRow.read(scope, arguments.comparePrevious(), numbers::rows, BetaReport.Row::idle)
                            .flatMap(rows -> unknown(arguments, reads, scope, rows)
                                    .flatMap(unknown -> page(arguments, scope, numbers, rows, unknown)));
                });
    }

    // A campaign without a row did nothing on these days, or is not of this account.
    private static Outcome<List<String>> unknown(
            GetBetaCampaignPerformance arguments,
            BetaAccountReads reads,
            ReportScope<BetaAccount> scope,
            List<ComparedRow<BetaReport.Row>> rows) {
        return WantedCampaigns.of(arguments.campaignIds())
                .unknown(
                        ComparedRow.campaigns(rows),
                        () -> reads.campaigns(scope.account())
                                .map(all -> all.stream().map(BetaCampaign::id).toList()));
    }

    private Outcome<Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row>> page(
            GetBetaCampaignPerformance arguments,
            ReportScope<BetaAccount> scope,
            PerformanceReads numbers,
            List<ComparedRow<BetaReport.Row>> rows,
            List<String> unknown) {
        Sort<BetaPerformanceSort> sort = arguments.sort();
        return PeriodSums.of(rows, arguments.comparePrevious(), BetaReport.Row::metrics, BetaMetric::sums)
                .flatMap(numbers::totals)
                .flatMap(totals -> arguments
                        .paging()
                        .of(query(arguments, scope))
                        .cut(rows, sort.key()::pageKey, NumberOrder.of(sort.descending()))
                        .map(page -> new BetaPerformanceWriter(arguments, scope, numbers, totals, ads.source())
                                .answer(rows, page, unknown)));
    }

    // A cursor goes on in the same list only; limit and raw_data do not change what the list is.
    private static String query(GetBetaCampaignPerformance arguments, ReportScope<BetaAccount> scope) {
        return String.join(
                "\n",
                "get_beta_campaign_performance",
                scope.account().id().value(),
                PerformanceReads.report(arguments, scope.days()).toString(),
                Boolean.toString(arguments.comparePrevious()),
                arguments.sort().toString());
    }
}
