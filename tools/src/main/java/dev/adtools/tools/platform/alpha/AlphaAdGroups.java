package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaReport;
import org.jspecify.annotations.Nullable;

/** Query for ad groups. */
final class AlphaAdGroups {

    // Without a number in it the query lists what was never shown too, and what was removed.
    private static final AlphaQuery<AlphaAdGroup> ALL = AlphaQuery.from("ad_group", AlphaAdGroups::adGroup);

    private AlphaAdGroups() {}

    /** Returns the query for all ad groups of an account, or of one campaign. */
    static AlphaQuery<AlphaAdGroup> query(@Nullable String campaignId) {
        return campaignId == null ? ALL : ALL.where("campaign.id = " + AlphaText.id(campaignId));
    }

    private static AlphaAdGroup adGroup(AlphaRow row) {
        return new AlphaAdGroup(
                row.text("ad_group.id"),
                row.textOrNull("ad_group.name"),
                new AlphaReport.Named(row.text("campaign.id"), row.text("campaign.name"), row.text("campaign.status")),
                row.text("ad_group.status"),
                row.wordOrNull("ad_group.type"),
                row.positive("ad_group.cpc_bid_micros"));
    }
}
