package dev.adtools.tools.beta.adsets;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaAds;
import java.util.List;

/** Reads ads of the narrowest thing that a call names: an ad set, a campaign or the account. */
final class AdParents {

    private final BetaAds ads;
    private final ListBetaAds arguments;
    private final CallContext context;

    AdParents(BetaAds ads, ListBetaAds arguments, CallContext context) {
        this.ads = ads;
        this.arguments = arguments;
        this.context = context;
    }

    Outcome<List<BetaAd>> read(WantedStatuses<BetaAdStatus> statuses) {
        String adSetId = arguments.adSetId();
        String campaignId = arguments.campaignId();
        if (adSetId != null) {
            return adSet(adSetId).flatMap(adSet -> below(adSet, statuses));
        } else if (campaignId != null) {
            return CampaignOfAccount.read(ads, arguments.accountId(), campaignId, context)
                    .flatMap(campaign -> below(campaign.granted(), statuses));
        }
        return context.grant(arguments.accountId())
                .flatMap(account -> ads.in(account, context.deadline())
                        .ads(statuses.words())
                        .outcome(Mode.READ));
    }

    // Compared before its ads are read: an ad set of another account is not found.
    private Outcome<Granted<BetaAdSet>> adSet(String id) {
        return ads.adSet(id, context)
                .fold(
                        adSet -> isWanted(adSet.value()) ? Outcome.completed(adSet) : notFound(id),
                        failure -> unread(failure.toolError(Mode.READ), id));
    }

    private boolean isWanted(BetaAdSet adSet) {
        String campaignId = arguments.campaignId();
        return adSet.accountId().equals(arguments.accountId())
                && (campaignId == null || adSet.campaignId().equals(campaignId));
    }

    private Outcome<Granted<BetaAdSet>> unread(ToolError error, String id) {
        return error.code() == ErrorCode.NOT_FOUND ? notFound(id) : Outcome.failed(error);
    }

    private Outcome<Granted<BetaAdSet>> notFound(String id) {
        String campaignId = arguments.campaignId();
        String place = campaignId == null ? "" : " in the campaign " + campaignId;
        return CampaignOfAccount.notFound(arguments.accountId(), "ad set " + id + place);
    }

    private Outcome<List<BetaAd>> below(
            Granted<? extends BetaAds.AdParent> parent, WantedStatuses<BetaAdStatus> statuses) {
        return ads.ads(parent, context.deadline())
                .outcome(Mode.READ)
                .map(all -> all.stream()
                        .filter(ad -> statuses.contain(ad.effectiveStatus()))
                        .toList());
    }
}
