package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.campaigns.AlphaCampaignsAnswer.Campaign;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lists the campaigns of one account. The platform gives all of them; the rest is done here. */
public final class GetAlphaCampaignsHandler
        implements ReadHandler<GetAlphaCampaigns, Rows<AlphaCampaignsAnswer, Campaign>> {

    private final AlphaAds ads;

    public GetAlphaCampaignsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AlphaCampaignsAnswer, Campaign>> read(GetAlphaCampaigns arguments, CallContext context) {
        List<Violation> violations = AlphaCampaignsRule.violations(arguments);
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        CampaignFilter filter = new CampaignFilter(arguments);
        return reads.scope(period)
                .flatMap(scope -> reads.campaigns()
                        .flatMap(campaigns -> measured(arguments, reads, scope, filter.matching(campaigns)))
                        .flatMap(campaigns -> page(arguments, scope, filter, campaigns, context.now())));
    }

    private static Outcome<List<MeasuredCampaign>> measured(
            GetAlphaCampaigns arguments,
            AlphaAccountReads reads,
            ReportScope<AlphaCustomer> scope,
            List<AlphaCampaign> campaigns) {
        if (!arguments.includeMetrics()) {
            return Outcome.completed(campaigns.stream()
                    .map(campaign -> new MeasuredCampaign(campaign, AlphaMetrics.NONE))
                    .toList());
        }
        AlphaReport report = new AlphaReport(AlphaReport.Level.CAMPAIGN, scope.days(), List.of(), false, null);
        return reads.report(report).map(rows -> {
            Map<String, AlphaMetrics> byId = byId(rows);
            return campaigns.stream()
                    .map(it -> new MeasuredCampaign(it, byId.getOrDefault(it.id(), AlphaMetrics.NONE)))
                    .toList();
        });
    }

    private static Map<String, AlphaMetrics> byId(List<AlphaReport.Row> rows) {
        Map<String, AlphaMetrics> byId = new HashMap<>();
        for (AlphaReport.Row row : rows) {
            if (row.campaign() != null) {
                byId.put(row.campaign().id(), row.metrics());
            }
        }
        return byId;
    }

    private Outcome<Rows<AlphaCampaignsAnswer, Campaign>> page(
            GetAlphaCampaigns arguments,
            ReportScope<AlphaCustomer> scope,
            CampaignFilter filter,
            List<MeasuredCampaign> campaigns,
            Instant now) {
        Sort<AlphaCampaignSort> sort = arguments.sort();
        String query = String.join(
                "\n",
                "get_alpha_campaigns",
                scope.account().id().value(),
                filter.query(),
                arguments.includeMetrics() ? scope.days().toString() : "",
                sort.toString());
        List<AlphaMetrics> numbers =
                campaigns.stream().map(MeasuredCampaign::metrics).toList();
        return AlphaMetric.sums(numbers)
                .flatMap(totals -> arguments
                        .paging()
                        .of(query)
                        .cut(campaigns, sort.key()::pageKey, NumberOrder.of(sort.descending()))
                        .map(page ->
                                answer(arguments, totals, page, new CampaignsNarration(scope, campaigns, now), scope)));
    }

    private Rows<AlphaCampaignsAnswer, Campaign> answer(
            GetAlphaCampaigns arguments,
            AlphaMetrics totals,
            Page<MeasuredCampaign> page,
            CampaignsNarration narration,
            ReportScope<AlphaCustomer> scope) {
        boolean hasMetrics = arguments.includeMetrics();
        AlphaCampaignRows rows = new AlphaCampaignRows(hasMetrics);
        AlphaCampaignsAnswer facts = new AlphaCampaignsAnswer(
                narration.summary(),
                narration.insights(hasMetrics, new CampaignFilter(arguments).isPart()),
                page.facts(narration.total(), ads.source()),
                scope.currency(),
                hasMetrics ? DateRange.of(scope.days()) : null,
                hasMetrics ? AlphaRowMetrics.of(totals) : null);
        return rows.columns().rows(arguments.paging().rawData(), facts, page.rows(), rows::row);
    }
}
