package dev.adtools.tools.beta.status;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.api.Source;

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
public record SwitchedCampaign(
        String campaignId,
        BetaAccountId accountId,
        String name,
        String statusBefore,
        BetaSwitch status,
        Source source) {

    static Outcome<SwitchedCampaign> by(BetaAds ads, StatusPlan plan, CallContext context) {
        return ads.setStatus(plan.campaignId(), plan.status(), context.deadline())
                .map(sent -> new SwitchedCampaign(
                        plan.campaignId(),
                        plan.accountId(),
                        plan.campaignName(),
                        plan.statusBefore(),
                        sent,
                        ads.source()))
                .outcome(Mode.WRITE);
    }
}
