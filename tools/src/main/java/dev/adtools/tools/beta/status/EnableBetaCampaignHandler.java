package dev.adtools.tools.beta.status;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.tools.account.RecentCost;
import dev.adtools.tools.account.RecentResults;
import dev.adtools.tools.beta.campaign.DeliveryTime;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.report.CostShare;
import java.util.List;
import java.util.Set;

/** Plans and makes one switching on. */
public final class EnableBetaCampaignHandler
        implements SpendingWriteHandler<EnableBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> {

    private static final Set<String> CLOSED = Set.of("DISABLED", "PENDING_CLOSURE", "CLOSED");

    private final BetaAds ads;

    public EnableBetaCampaignHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<BetaStatusPlan> plan(EnableBetaCampaign arguments, CallContext context) {
        return CampaignSwitch.read(ads, arguments.campaignId(), BetaSwitch.ACTIVE, context)
                .flatMap(wanted -> usable(wanted, context))
                .flatMap(wanted -> wanted.named(arguments.currency()))
                .fold(
                        wanted -> wanted.isAsWanted()
                                ? Planned.noChange(wanted.found().target(), BetaStatusWarnings.ofNoChange(wanted))
                                : settled(wanted, arguments.currency() != null, context),
                        Planned::refused);
    }

    // What has ended spends nothing, and would begin to when its end is moved: nobody can approve that amount now.
    private static Outcome<CampaignSwitch> usable(CampaignSwitch wanted, CallContext context) {
        if (CLOSED.contains(wanted.found().account().status())) {
            return BetaStatusRule.STATUS_ACCOUNT_1.conflict(
                    "The account is disabled or closed, so nothing of it can be switched on.", wanted.campaign());
        } else if (DeliveryTime.of(wanted.campaign()).hasEnded(context.now())) {
            return BetaStatusRule.STATUS_END_1.conflict(
                    "The campaign has ended, so nothing of it is shown; move its end before it is switched on.",
                    wanted.campaign());
        }
        return Outcome.completed(wanted);
    }

    private Planned<BetaStatusPlan> settled(CampaignSwitch wanted, boolean isUnitSure, CallContext context) {
        Granted<BetaCampaign> campaign = wanted.found().granted();
        return ads.adSets(campaign, context.deadline())
                .outcome(Mode.WRITE)
                .flatMap(adSets -> DailyBudget.of(wanted, adSets, context.now())
                        .flatMap(budget -> ads.ads(campaign, context.deadline())
                                .outcome(Mode.WRITE)
                                .flatMap(shown ->
                                        checked(wanted, new Contents(budget, adSets, shown), isUnitSure, context))))
                .fold(ready -> ready, Planned::refused);
    }

    private Outcome<Planned<BetaStatusPlan>> checked(
            CampaignSwitch wanted, Contents contents, boolean isUnitSure, CallContext context) {
        CostShare share = RecentCost.of(ads, wanted.found().account(), context);
        RecentDelivery recent =
                RecentResults.of(ads, wanted.found().account(), wanted.digits(), wanted.campaign(), context);
        return wanted.unit(contents.budget(), share, isUnitSure)
                .flatMap(sure -> sure.checked(ads, context))
                .map(passed -> wanted.ready(
                                contents.budget(), BetaStatusWarnings.ofEnable(wanted, contents, context.now()), share)
                        .delivered(recent));
    }

    @Override
    public Set<String> descriptive() {
        return Set.of("campaign_name", "effective_status");
    }

    @Override
    public Outcome<BetaSwitchedCampaign> apply(BetaStatusPlan plan, ApplyContext context) {
        return BetaSwitchedCampaign.by(ads, plan, context);
    }

    @Override
    public Probe<BetaSwitchedCampaign> readBack(BetaStatusPlan plan, CallContext context) {
        return BetaSwitchedCampaign.found(ads, plan, context);
    }

    @Override
    public Inverse inverse(BetaStatusPlan plan, BetaSwitchedCampaign result) {
        return Inverse.call(new PauseBetaCampaign(plan.campaignId(), null, false));
    }

    /**
     * Contents of a campaign that begin to deliver.
     *
     * @param budget what may be spent
     * @param adSets the campaign's ad sets
     * @param ads the campaign's ads
     */
    record Contents(DailyBudget budget, List<BetaAdSet> adSets, List<BetaAd> ads) {}
}
