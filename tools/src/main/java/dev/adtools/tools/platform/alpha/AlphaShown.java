package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.PlatformResult;

/** Looks for something in a campaign that could be shown: an ad, and without one an ad group. */
final class AlphaShown {

    private static final AlphaQuery<String> AD = AlphaQuery.from("ad_group_ad", row -> row.text("ad_group_ad.ad.id"))
            .where("ad_group.status = 'ENABLED'")
            .where("ad_group_ad.status = 'ENABLED'");

    private static final AlphaQuery<String> AD_GROUP =
            AlphaQuery.from("ad_group", row -> row.text("ad_group.id")).where("ad_group.status = 'ENABLED'");

    private AlphaShown() {}

    static PlatformResult<AlphaContents> contents(RestAlphaAccount account, String campaignId) {
        String ofCampaign = "campaign.id = " + AlphaText.id(campaignId);
        return account.list(AD.where(ofCampaign).first())
                .flatMap(ads -> ads.isEmpty()
                        ? account.list(AD_GROUP.where(ofCampaign).first())
                                .map(groups -> groups.isEmpty() ? AlphaContents.NOTHING : AlphaContents.AD_GROUPS)
                        : PlatformResult.answered(AlphaContents.ADS));
    }
}
