package dev.adtools.tools.beta.status;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.HarmlessWriteHandler;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.report.CostShare;
import java.util.List;
import java.util.Set;

/** Plans and makes one switching off. What cannot be read of it keeps nobody from stopping it. */
public final class PauseBetaCampaignHandler
        implements HarmlessWriteHandler<PauseBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> {

    private static final String NOT_TOLD =
            "what the campaign spends a day could not be told, so what stops is not shown.";

    private final BetaAds ads;

    public PauseBetaCampaignHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<BetaStatusPlan> plan(PauseBetaCampaign arguments, CallContext context) {
        return CampaignSwitch.read(ads, arguments.campaignId(), BetaSwitch.PAUSED, context)
                .fold(wanted -> settled(wanted, arguments.validateOnly(), context), Planned::refused);
    }

    // A check of its own would only be one more thing that can keep a campaign from being stopped.
    private Planned<BetaStatusPlan> settled(CampaignSwitch wanted, boolean validateOnly, CallContext context) {
        if (wanted.isAsWanted() || !validateOnly) {
            return wanted.isAsWanted() ? Planned.noChange(wanted.found().target(), List.of()) : ready(wanted, context);
        }
        return wanted.checked(ads, context).fold(passed -> ready(wanted, context), Planned::refused);
    }

    private Planned<BetaStatusPlan> ready(CampaignSwitch wanted, CallContext context) {
        return stopping(wanted, context)
                .fold(
                        budget -> wanted.ready(budget, List.of(), CostShare.UNASKED),
                        unknown -> wanted.ready(
                                DailyBudget.NOTHING,
                                List.of(BetaStatusRule.STATUS_BUDGET_4.asWarning(NOT_TOLD)),
                                CostShare.UNASKED));
    }

    private Outcome<DailyBudget> stopping(CampaignSwitch wanted, CallContext context) {
        BetaCampaign.Budget own = wanted.campaign().budget();
        return own.daily() != null || own.lifetime() != null
                ? DailyBudget.of(wanted, List.of(), context.now())
                : ads.adSets(wanted.found().granted(), CostShare.readBy(context))
                        .outcome(Mode.WRITE)
                        .flatMap(adSets -> DailyBudget.of(wanted, adSets, context.now()));
    }

    @Override
    public Set<String> withdraws() {
        return Set.of("enable_beta_campaign");
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
        return Inverse.call(new EnableBetaCampaign(plan.campaignId(), null, null, null, false));
    }
}
