package dev.adtools.tools.beta.campaign;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteTarget;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;

/**
 * A campaign that a call names by its id alone.
 *
 * @param campaign the campaign
 * @param account the account it belongs to
 */
public record BetaFoundCampaign(BetaCampaign campaign, BetaAccount account) {

    /**
     * Reads a campaign and its account. One of an account that the caller may not use is not found: nobody learns by
     * trying which ids exist.
     *
     * @param ads the platform
     * @param campaignId which campaign: digits
     * @param mode the mode of the tool that asks
     * @param context the call
     */
    public static Outcome<BetaFoundCampaign> read(BetaAds ads, String campaignId, Mode mode, CallContext context) {
        return ads.campaign(campaignId, context.deadline())
                .fold(
                        campaign -> context.mayUse(campaign.accountId())
                                ? withAccount(ads, campaign, mode, context)
                                : notFound(campaignId),
                        failure -> unread(failure.toolError(mode), campaignId));
    }

    /** Returns what a write changes that changes the campaign. */
    public WriteTarget target() {
        return WriteTarget.existing(account.id(), account.name(), "campaign", campaign.id(), campaign.name());
    }

    private static Outcome<BetaFoundCampaign> withAccount(
            BetaAds ads, BetaCampaign campaign, Mode mode, CallContext context) {
        return ads.account(campaign.accountId(), context.deadline())
                .outcome(mode)
                .map(account -> new BetaFoundCampaign(campaign, account));
    }

    private static Outcome<BetaFoundCampaign> unread(ToolError error, String campaignId) {
        return error.code() == ErrorCode.NOT_FOUND ? notFound(campaignId) : Outcome.failed(error);
    }

    private static Outcome<BetaFoundCampaign> notFound(String campaignId) {
        return Outcome.failed(ToolError.of(
                ErrorCode.NOT_FOUND, "There is no campaign " + campaignId + ", or it is out of this token's reach."));
    }
}
