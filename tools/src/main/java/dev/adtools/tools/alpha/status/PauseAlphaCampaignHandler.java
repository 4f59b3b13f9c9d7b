package dev.adtools.tools.alpha.status;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.HarmlessWriteHandler;
import dev.adtools.api.Inverse;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.report.CostShare;
import java.util.Set;

/** Plans and makes one switching off. */
public final class PauseAlphaCampaignHandler
        implements HarmlessWriteHandler<PauseAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign> {

    private final AlphaAds ads;

    public PauseAlphaCampaignHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<AlphaStatusPlan> plan(PauseAlphaCampaign arguments, CallContext context) {
        AlphaStatusChange change = new AlphaStatusChange(
                arguments.scope().accountId(),
                arguments.scope().loginCustomerId(),
                arguments.campaignId(),
                AlphaSwitch.PAUSED);
        return AlphaFoundCampaign.read(ads, change, context)
                .fold(found -> settled(found, arguments.validateOnly(), context), Planned::refused);
    }

    // A check of its own would only be one more thing that can keep a campaign from being stopped.
    private Planned<AlphaStatusPlan> settled(AlphaFoundCampaign found, boolean validateOnly, CallContext context) {
        if (found.isAsWanted() || !validateOnly) {
            return found.isAsWanted() ? found.noChange() : ready(found);
        }
        return found.checked(ads, context).fold(passed -> ready(found), Planned::refused);
    }

    private static Planned<AlphaStatusPlan> ready(AlphaFoundCampaign found) {
        return found.ready(found.stopping(), AlphaStatusWarnings.ofPause(found), CostShare.UNASKED);
    }

    @Override
    public Set<String> withdraws() {
        return Set.of("enable_alpha_campaign");
    }

    @Override
    public Outcome<AlphaSwitchedCampaign> apply(AlphaStatusPlan plan, ApplyContext context) {
        return AlphaSwitchedCampaign.by(ads, plan, context);
    }

    @Override
    public Probe<AlphaSwitchedCampaign> readBack(AlphaStatusPlan plan, CallContext context) {
        return AlphaSwitchedCampaign.found(ads, plan, context);
    }

    @Override
    public Inverse inverse(AlphaStatusPlan plan, AlphaSwitchedCampaign result) {
        return Inverse.call(new EnableAlphaCampaign(plan.scope(), plan.change().campaignId(), null, null, null, false));
    }
}
