package dev.adtools.tools.beta.pacing;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.metrics.AccountReads;
import dev.adtools.tools.beta.metrics.Scope;
import dev.adtools.tools.beta.metrics.Sums;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.WantedCampaigns;
import dev.adtools.tools.rules.IsoTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares what was spent since the month began, in the account's time zone, with the budgets. */
public final class GetBetaBudgetPacingHandler implements ReadHandler<GetBetaBudgetPacing, PacingAnswer> {

    private final BetaAds ads;

    public GetBetaBudgetPacingHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<PacingAnswer> read(GetBetaBudgetPacing arguments, CallContext context) {
        return new AccountReads(ads, context)
                .scope(arguments.accountId(), Preset.THIS_MONTH, false)
                .then(scope -> BetaCurrency.of(scope.currency())
                        .map(currency -> read(arguments, scope, currency, context))
                        .orElseGet(() -> PacingRule.PACING_CURRENCY_1.broken(
                                "/account_id", "must be an account whose currency's unit is known")));
    }

    private Outcome<PacingAnswer> read(
            GetBetaBudgetPacing arguments, Scope scope, BetaCurrency currency, CallContext context) {
        WantedCampaigns wanted = WantedCampaigns.of(arguments.campaignIds());
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, scope.days(), wanted.ids(), true, null);
        AccountReads reads = new AccountReads(ads, context);
        return reads.campaigns(scope.account())
                .then(all -> wanted.unknown(all.stream().map(BetaCampaign::id).toList())
                        .then(unknown -> {
                            List<BetaCampaign> campaigns = all.stream()
                                    .filter(it -> wanted.includes(it.id()))
                                    .toList();
                            return reads.report(scope.account(), report)
                                    .then(rows -> Sums.of(rows.stream()
                                                    .map(BetaReport.Row::metrics)
                                                    .toList())
                                            .map(sums -> rows))
                                    .map(rows -> Spent.byCampaign(rows, scope.today(), currency.minorDigits()))
                                    .then(spent -> Budgets.read(ads, campaigns, context)
                                            .then(budgets -> new PacingWriter(arguments, scope, ads.source())
                                                    .answer(
                                                            paced(campaigns, budgets, spent, context.now()),
                                                            wanted,
                                                            unknown,
                                                            budgets.unread())));
                        }));
    }

    private static List<PacedCampaign> paced(
            List<BetaCampaign> campaigns, Budgets budgets, Map<String, Spent> spent, Instant now) {
        return campaigns.stream()
                .map(it -> new PacedCampaign(
                        it,
                        budgets.adSets().get(it.id()),
                        spent.getOrDefault(it.id(), Spent.NOTHING),
                        hasEnded(it, now)))
                .toList();
    }

    private static boolean hasEnded(BetaCampaign campaign, Instant now) {
        return Optional.ofNullable(campaign.times().stop())
                .flatMap(IsoTime::parse)
                .filter(stop -> !stop.isAfter(now))
                .isPresent();
    }
}
