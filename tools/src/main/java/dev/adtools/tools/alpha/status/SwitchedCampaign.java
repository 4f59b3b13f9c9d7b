package dev.adtools.tools.alpha.status;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaSwitch;
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
        AlphaAccountId accountId,
        String name,
        String statusBefore,
        AlphaSwitch status,
        Source source) {

    static Outcome<SwitchedCampaign> by(AlphaAds ads, StatusPlan plan, CallContext context) {
        return ads.setCampaignStatus(plan.change(), context.deadline())
                .map(sent -> new SwitchedCampaign(
                        sent.campaignId(),
                        sent.accountId(),
                        plan.campaignName(),
                        plan.statusBefore(),
                        sent.status(),
                        ads.source()))
                .outcome(Mode.WRITE);
    }
}
