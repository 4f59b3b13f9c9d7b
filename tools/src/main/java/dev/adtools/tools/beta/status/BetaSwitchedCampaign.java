package dev.adtools.tools.beta.status;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Probe;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaStatusChange;
import dev.adtools.tools.platform.BetaSwitch;

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
public record BetaSwitchedCampaign(
        String campaignId,
        BetaAccountId accountId,
        String name,
        String statusBefore,
        BetaSwitch status,
        Source source) {

    static Outcome<BetaSwitchedCampaign> by(BetaAds ads, BetaStatusPlan plan, ApplyContext context) {
        return context.grant(new BetaStatusChange(plan.accountId(), plan.campaignId(), plan.status()))
                .flatMap(change -> ads.setStatus(change, context.deadline(), context.sending())
                        .outcome(Mode.WRITE))
                .map(sent -> of(sent, plan, ads));
    }

    private static BetaSwitchedCampaign of(BetaSwitch sent, BetaStatusPlan plan, BetaAds ads) {
        return new BetaSwitchedCampaign(
                plan.campaignId(), plan.accountId(), plan.campaignName(), plan.statusBefore(), sent, ads.source());
    }

    /** Looks whether the campaign is now as it was to be. That it is not proves nothing: someone may have switched it back. */
    static Probe<BetaSwitchedCampaign> found(BetaAds ads, BetaStatusPlan plan, CallContext context) {
        return ads.campaign(plan.campaignId(), context)
                .map(Granted::value)
                .fold(
                        campaign -> campaign.status().equals(plan.status().name())
                                ? Probe.found(of(plan.status(), plan, ads))
                                : Probe.differs("The campaign is " + campaign.status() + " now."),
                        failure -> Probe.inconclusive("The campaign could not be read."));
    }
}
