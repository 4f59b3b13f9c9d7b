package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.metrics.CampaignEnd;
import dev.adtools.tools.alpha.pacing.AlphaPacingAnswer.Campaign;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.pacing.OwnChanges;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;

/** Compares what was spent since the month began, in the account's time zone, with the budgets. */
public final class GetAlphaBudgetPacingHandler
        implements ReadHandler<GetAlphaBudgetPacing, Rows<AlphaPacingAnswer, Campaign>> {

    private final AlphaAds ads;
    private final ChangeHistory changes;

    public GetAlphaBudgetPacingHandler(AlphaAds ads, ChangeHistory changes) {
        this.ads = ads;
        this.changes = changes;
    }

    @Override
    public Outcome<Rows<AlphaPacingAnswer, Campaign>> read(GetAlphaBudgetPacing arguments, CallContext context) {
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.scope(Preset.THIS_MONTH).flatMap(scope -> read(arguments, reads, scope));
    }

    private Outcome<Rows<AlphaPacingAnswer, Campaign>> read(
            GetAlphaBudgetPacing arguments, AlphaAccountReads reads, ReportScope<AlphaCustomer> scope) {
        List<Violation> violations = AlphaPacingRule.violations(
                arguments.monthlyBudgetMicros(), scope.account().currency());
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        WantedCampaigns wanted = WantedCampaigns.of(arguments.campaignIds());
        AlphaReport report = new AlphaReport(AlphaReport.Level.CAMPAIGN, scope.days(), wanted.ids(), true, null);
        Instant now = reads.context().now();
        return reads.campaigns()
                .flatMap(all -> wanted.unknown(
                                all.stream().map(AlphaCampaign::id).toList())
                        .flatMap(unknown -> reads.report(report)
                                .flatMap(rows -> AlphaMetric.sums(rows.stream()
                                                .map(AlphaReport.Row::metrics)
                                                .toList())
                                        .map(sums -> rows))
                                .flatMap(rows -> new AlphaPacingWriter(
                                                arguments,
                                                scope,
                                                scope.notes(rows.stream().map(AlphaReport.Row::metrics)),
                                                ads.source())
                                        .answer(
                                                paced(
                                                        wanted,
                                                        all,
                                                        Spent.byCampaign(rows, scope.today(), Amounts.MICRO_DIGITS),
                                                        scope,
                                                        now),
                                                wanted,
                                                unknown))));
    }

    private List<AlphaPacedCampaign> paced(
            WantedCampaigns wanted,
            List<AlphaCampaign> campaigns,
            Map<String, Spent> spent,
            ReportScope<AlphaCustomer> scope,
            Instant moment) {
        ZoneId zone = Period.zone(scope.account().timezone());
        LocalDateTime now = CampaignEnd.at(moment, scope.account().timezone());
        OwnChanges own = OwnChanges.read(
                changes, scope.account().id(), Month.of(scope.today()).first(), zone);
        return campaigns.stream()
                .filter(it -> wanted.includes(it.id()))
                .map(it -> new AlphaPacedCampaign(
                        it, spent.getOrDefault(it.id(), Spent.NOTHING), CampaignEnd.hasEnded(it, now), own.of(it.id())))
                .toList();
    }
}
