package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Looks for something in a campaign that could be shown: an ad, and without one an ad group. */
final class AlphaShown {

    private static final String AD = "SELECT ad_group_ad.ad.id FROM ad_group_ad WHERE campaign.id = %s"
            + " AND ad_group.status = 'ENABLED' AND ad_group_ad.status = 'ENABLED' LIMIT 1";

    private static final String AD_GROUP =
            "SELECT ad_group.id FROM ad_group WHERE campaign.id = %s AND ad_group.status = 'ENABLED' LIMIT 1";

    private final AlphaSearch search;

    AlphaShown(AlphaSearch search) {
        this.search = search;
    }

    PlatformResult<AlphaContents> contents(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        String id = AlphaText.id(campaignId);
        return search.rows(account, login, AD.formatted(id), deadline)
                .flatMap(ads -> ads.isEmpty()
                        ? search.rows(account, login, AD_GROUP.formatted(id), deadline)
                                .map(groups -> groups.isEmpty() ? AlphaContents.NOTHING : AlphaContents.AD_GROUPS)
                        : PlatformResult.answered(AlphaContents.ADS));
    }
}
