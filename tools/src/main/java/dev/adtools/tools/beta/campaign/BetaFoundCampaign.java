package dev.adtools.tools.beta.campaign;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Granted;
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
 * @param granted the campaign, as ports take it
 * @param account the account it belongs to
 */
public record BetaFoundCampaign(Granted<BetaCampaign> granted, BetaAccount account) {

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
        return ads.campaign(campaignId, context)
                .fold(
                        campaign -> withAccount(ads, campaign, mode, context),
                        failure -> unread(failure.toolError(mode), campaignId));
    }

    /** Returns the campaign. */
    public BetaCampaign campaign() {
        return granted.value();
    }

    /** Returns what a write changes that changes the campaign. */
    public WriteTarget target() {
        BetaCampaign campaign = campaign();
        return WriteTarget.existing(account.id(), account.name(), "campaign", campaign.id(), campaign.name());
    }

    private static Outcome<BetaFoundCampaign> withAccount(
            BetaAds ads, Granted<BetaCampaign> campaign, Mode mode, CallContext context) {
        return context.grant(campaign.value().accountId())
                .flatMap(
                        granted -> ads.in(granted, context.deadline()).account().outcome(mode))
                .map(account -> new BetaFoundCampaign(campaign, account));
    }

    private static Outcome<BetaFoundCampaign> unread(ToolError error, String campaignId) {
        return Outcome.failed(
                error.code() == ErrorCode.NOT_FOUND
                        ? ToolError.of(
                                ErrorCode.NOT_FOUND,
                                "There is no campaign " + campaignId + ", or it is out of this token's reach.")
                        : error);
    }
}
