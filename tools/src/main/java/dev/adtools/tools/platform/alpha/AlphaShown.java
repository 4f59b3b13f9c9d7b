package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.PlatformResult;

/** Looks for something in a campaign that could be shown: an ad, and without one an ad group. */
final class AlphaShown {

    private static final String AD = "SELECT ad_group_ad.ad.id FROM ad_group_ad WHERE campaign.id = %s"
            + " AND ad_group.status = 'ENABLED' AND ad_group_ad.status = 'ENABLED' LIMIT 1";

    private static final String AD_GROUP =
            "SELECT ad_group.id FROM ad_group WHERE campaign.id = %s AND ad_group.status = 'ENABLED' LIMIT 1";

    private AlphaShown() {}

    static PlatformResult<AlphaContents> contents(RestAlphaAccount account, String campaignId) {
        String id = AlphaText.id(campaignId);
        return account.rows(AD.formatted(id))
                .flatMap(ads -> ads.isEmpty()
                        ? account.rows(AD_GROUP.formatted(id))
                                .map(groups -> groups.isEmpty() ? AlphaContents.NOTHING : AlphaContents.AD_GROUPS)
                        : PlatformResult.answered(AlphaContents.ADS));
    }
}
