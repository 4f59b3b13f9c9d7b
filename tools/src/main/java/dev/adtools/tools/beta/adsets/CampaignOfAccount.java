package dev.adtools.tools.beta.adsets;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.platform.BetaAds;

/** Reads the campaign that a list is for, which must be one of the account that the list names. */
final class CampaignOfAccount {

    private CampaignOfAccount() {}

    /** Returns the campaign and the account; nothing is found when the account does not have it. */
    static Outcome<BetaFoundCampaign> read(BetaAds ads, BetaAccountId account, String campaignId, CallContext context) {
        return BetaFoundCampaign.read(ads, campaignId, Mode.READ, context)
                .flatMap(found -> found.account().id().equals(account)
                        ? Outcome.completed(found)
                        : notFound(account, "campaign " + campaignId));
    }

    static <T> Outcome<T> notFound(BetaAccountId account, String what) {
        return Outcome.failed(
                ToolError.of(ErrorCode.NOT_FOUND, "The account " + account.value() + " has no " + what + "."));
    }
}
