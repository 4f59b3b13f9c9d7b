package dev.adtools.tools.alpha.performance;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.PeriodSums;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;

/** Reads the numbers of one account. The platform gives all rows; they are sorted and cut into pages here. */
public final class GetAlphaCampaignPerformanceHandler
        implements ReadHandler<GetAlphaCampaignPerformance, Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row>> {

    private final AlphaAds ads;

    public GetAlphaCampaignPerformanceHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row>> read(
            GetAlphaCampaignPerformance arguments, CallContext context) {
        List<Violation> violations = AlphaPerformanceRule.violations(arguments);
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.scope(period)
                .flatMap(scope -> ComparedRow.read(
                                scope,
                                arguments.comparePrevious(),
                                days -> reads.report(report(arguments, days)),
                                AlphaReport.Row::idle)
                        .flatMap(rows -> unknown(arguments, reads, rows)
                                .flatMap(unknown -> page(arguments, scope, rows, unknown))));
    }

    private static AlphaReport report(GetAlphaCampaignPerformance arguments, DayRange days) {
        return new AlphaReport(
                arguments.level(),
                days,
                WantedCampaigns.of(arguments.campaignIds()).ids(),
                arguments.daily(),
                arguments.breakdown());
    }

    // A campaign without a row did nothing on these days, or is not of this account.
    private static Outcome<List<String>> unknown(
            GetAlphaCampaignPerformance arguments, AlphaAccountReads reads, List<ComparedRow<AlphaReport.Row>> rows) {
        return WantedCampaigns.of(arguments.campaignIds())
                .unknown(
                        ComparedRow.campaigns(rows),
                        () -> reads.campaigns()
                                .map(all -> all.stream().map(AlphaCampaign::id).toList()));
    }

    private Outcome<Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row>> page(
            GetAlphaCampaignPerformance arguments,
            ReportScope<AlphaCustomer> scope,
            List<ComparedRow<AlphaReport.Row>> rows,
            List<String> unknown) {
        Sort<AlphaPerformanceSort> sort = arguments.sort();
        return PeriodSums.of(rows, arguments.comparePrevious(), AlphaReport.Row::metrics, AlphaMetric::sums)
                .flatMap(sums -> arguments
                        .paging()
                        .of(query(arguments, scope))
                        .cut(rows, sort.key()::pageKey, NumberOrder.of(sort.descending()))
                        .map(page -> new AlphaPerformanceWriter(arguments, scope, sums, ads.source())
                                .answer(rows, page, unknown)));
    }

    // A cursor goes on in the same list only; limit and raw_data do not change what the list is.
    private static String query(GetAlphaCampaignPerformance arguments, ReportScope<AlphaCustomer> scope) {
        return String.join(
                "\n",
                "get_alpha_campaign_performance",
                scope.account().id().value(),
                report(arguments, scope.days()).toString(),
                Boolean.toString(arguments.comparePrevious()),
                arguments.sort().toString());
    }
}
