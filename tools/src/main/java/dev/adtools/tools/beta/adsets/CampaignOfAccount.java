package dev.adtools.tools.beta.adsets;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import org.jspecify.annotations.Nullable;

/** Reads the account of a list, of which the campaign that the list is for must be one. */
final class CampaignOfAccount {

    private CampaignOfAccount() {}

    /** Returns the account; nothing is found when it does not have the campaign, if one is named. */
    static Outcome<BetaAccount> account(
            BetaAds ads, BetaAccountId account, @Nullable String campaignId, CallContext context) {
        return campaignId == null
                ? ads.account(account, context.deadline()).outcome(Mode.READ)
                : BetaFoundCampaign.read(ads, campaignId, Mode.READ, context)
                        .flatMap(found -> found.account().id().equals(account)
                                ? Outcome.completed(found.account())
                                : notFound(account, "campaign " + campaignId));
    }

    static <T> Outcome<T> notFound(BetaAccountId account, String what) {
        return Outcome.failed(
                ToolError.of(ErrorCode.NOT_FOUND, "The account " + account.value() + " has no " + what + "."));
    }
}
