package dev.adtools.tools.alpha.status;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.WriteHandler;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.report.CostShare;

/** Plans and makes one switching off. */
public final class PauseAlphaCampaignHandler implements WriteHandler<PauseAlphaCampaign, StatusPlan, SwitchedCampaign> {

    private final AlphaAds ads;

    public PauseAlphaCampaignHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<StatusPlan> plan(PauseAlphaCampaign arguments, CallContext context) {
        AlphaStatusChange change = new AlphaStatusChange(
                arguments.accountId(), arguments.loginCustomerId(), arguments.campaignId(), AlphaSwitch.PAUSED);
        return FoundCampaign.read(ads, change, context)
                .fold(found -> settled(found, arguments.validateOnly(), context), Planned::refused);
    }

    // A check of its own would only be one more thing that can keep a campaign from being stopped.
    private Planned<StatusPlan> settled(FoundCampaign found, boolean validateOnly, CallContext context) {
        if (found.isAsWanted() || !validateOnly) {
            return found.isAsWanted() ? found.noChange() : ready(found);
        }
        return found.checked(ads, context).fold(passed -> ready(found), Planned::refused);
    }

    private static Planned<StatusPlan> ready(FoundCampaign found) {
        return found.ready(found.stopping(), StatusWarnings.ofPause(found), CostShare.UNASKED);
    }

    @Override
    public Outcome<SwitchedCampaign> apply(StatusPlan plan, CallContext context) {
        return SwitchedCampaign.by(ads, plan, context);
    }

    @Override
    public Probe<SwitchedCampaign> probe(StatusPlan plan, CallContext context) {
        return SwitchedCampaign.found(ads, plan, context);
    }
}
