package dev.adtools.tools.alpha.status;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Probe;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;

/**
 * A campaign that was switched.
 *
 * @param campaignId the campaign
 * @param accountId the account it belongs to
 * @param name its name; untrusted text
 * @param statusBefore what its owners had set before
 * @param status what is set now
 * @param source the world it was switched in
 */
public record AlphaSwitchedCampaign(
        String campaignId,
        AlphaAccountId accountId,
        String name,
        String statusBefore,
        AlphaSwitch status,
        Source source) {

    static Outcome<AlphaSwitchedCampaign> by(AlphaAds ads, AlphaStatusPlan plan, ApplyContext context) {
        return context.grant(plan.change())
                .flatMap(granted -> ads.setCampaignStatus(granted, context.deadline(), context.sending())
                        .outcome(Mode.WRITE))
                .map(sent -> of(sent, plan, ads));
    }

    private static AlphaSwitchedCampaign of(AlphaStatusChange sent, AlphaStatusPlan plan, AlphaAds ads) {
        return new AlphaSwitchedCampaign(
                sent.campaignId(),
                sent.accountId(),
                plan.campaignName(),
                plan.statusBefore(),
                sent.status(),
                ads.source());
    }

    /** Looks whether the campaign is now as it was to be. That it is not proves nothing: someone may have switched it back. */
    static Probe<AlphaSwitchedCampaign> found(AlphaAds ads, AlphaStatusPlan plan, CallContext context) {
        AlphaStatusChange change = plan.change();
        return AlphaFoundCampaign.in(ads, change, context)
                .flatMap(it -> it.campaign(change.campaignId()).outcome(Mode.READ))
                .fold(
                        campaign -> campaign.map(AlphaCampaign::status)
                                .filter(change.status().name()::equals)
                                .map(status -> Probe.found(of(change, plan, ads)))
                                .orElseGet(() -> Probe.differs(
                                        "The campaign is not " + change.status().name() + " now.")),
                        failure -> Probe.inconclusive("The campaign could not be read."));
    }
}
