package dev.adtools.tools.beta.pacing;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.pacing.OwnChanges;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import dev.adtools.tools.rules.IsoTime;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares what was spent since the month began, in the account's time zone, with the budgets. */
public final class GetBetaBudgetPacingHandler
        implements ReadHandler<GetBetaBudgetPacing, Rows<BetaPacingAnswer, Campaign>> {

    private final BetaAds ads;
    private final ChangeHistory changes;

    public GetBetaBudgetPacingHandler(BetaAds ads, ChangeHistory changes) {
        this.ads = ads;
        this.changes = changes;
    }

    @Override
    public Outcome<Rows<BetaPacingAnswer, Campaign>> read(GetBetaBudgetPacing arguments, CallContext context) {
        return new BetaAccountReads(ads, context)
                .scope(arguments.accountId(), Preset.THIS_MONTH, false)
                .flatMap(scope -> Optional.ofNullable(scope.minorDigits())
                        .map(minorDigits -> read(arguments, scope, minorDigits, context))
                        .orElseGet(() -> BetaPacingRule.PACING_CURRENCY_1.broken(
                                "/account_id", "must be an account whose currency's unit is known")));
    }

    private Outcome<Rows<BetaPacingAnswer, Campaign>> read(
            GetBetaBudgetPacing arguments, ReportScope<BetaAccount> scope, int minorDigits, CallContext context) {
        WantedCampaigns wanted = WantedCampaigns.of(arguments.campaignIds());
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, scope.days(), wanted.ids(), true, null);
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        return reads.campaigns(scope.account())
                .flatMap(all -> wanted.unknown(
                                all.stream().map(BetaCampaign::id).toList())
                        .flatMap(unknown -> {
                            List<BetaCampaign> campaigns = all.stream()
                                    .filter(it -> wanted.includes(it.id()))
                                    .toList();
                            return reads.report(scope.account(), report)
                                    .flatMap(rows -> BetaMetric.sums(rows.stream()
                                                    .map(BetaReport.Row::metrics)
                                                    .toList())
                                            .map(sums -> rows))
                                    .flatMap(rows -> Budgets.read(ads, campaigns, context)
                                            .flatMap(budgets -> new BetaPacingWriter(
                                                            arguments,
                                                            scope,
                                                            minorDigits,
                                                            scope.notes(rows.stream()
                                                                    .map(BetaReport.Row::metrics)),
                                                            ads.source())
                                                    .answer(
                                                            paced(
                                                                    campaigns,
                                                                    budgets,
                                                                    Spent.byCampaign(rows, scope.today(), minorDigits),
                                                                    scope,
                                                                    context.now()),
                                                            wanted,
                                                            unknown,
                                                            budgets.unread())));
                        }));
    }

    private List<BetaPacedCampaign> paced(
            List<BetaCampaign> campaigns,
            Budgets budgets,
            Map<String, Spent> spent,
            ReportScope<BetaAccount> scope,
            Instant now) {
        ZoneId zone = Period.zone(scope.account().timezone());
        OwnChanges own = OwnChanges.read(
                changes, scope.account().id(), Month.of(scope.today()).first(), zone);
        return campaigns.stream()
                .map(it -> new BetaPacedCampaign(
                        it,
                        budgets.adSets().get(it.id()),
                        spent.getOrDefault(it.id(), Spent.NOTHING),
                        hasEnded(it, now),
                        new CampaignHistory(it, own.of(it.id()), zone)))
                .toList();
    }

    private static boolean hasEnded(BetaCampaign campaign, Instant now) {
        return Optional.ofNullable(campaign.times().stop())
                .flatMap(IsoTime::parse)
                .filter(stop -> !stop.isAfter(now))
                .isPresent();
    }
}
