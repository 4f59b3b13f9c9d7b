package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaReport;
import org.jspecify.annotations.Nullable;

/** The query for ad groups, and what its rows mean. */
final class AlphaAdGroups {

    // Without a number in it the query lists what was never shown too, and what was removed.
    private static final String ALL = "SELECT ad_group.id, ad_group.name, ad_group.status, ad_group.type,"
            + " ad_group.cpc_bid_micros, campaign.id, campaign.name, campaign.status FROM ad_group";

    private AlphaAdGroups() {}

    /** Returns the query for all ad groups of an account, or of one campaign. */
    static String query(@Nullable String campaignId) {
        return campaignId == null ? ALL : ALL + " WHERE campaign.id = " + AlphaText.id(campaignId);
    }

    static AlphaAdGroup adGroup(JsonNode row) {
        JsonNode adGroup = row.path("adGroup");
        JsonNode campaign = row.path("campaign");
        return new AlphaAdGroup(
                text(adGroup, "id"),
                text(adGroup, "name"),
                new AlphaReport.Named(text(campaign, "id"), text(campaign, "name"), text(campaign, "status")),
                text(adGroup, "status"),
                type(text(adGroup, "type")),
                AlphaKeywords.positive(adGroup.path("cpcBidMicros")));
    }

    // Ad groups of some campaigns have no type, which may be said in a word.
    private static String type(String word) {
        return word.equals("UNSPECIFIED") ? "" : word;
    }

    private static String text(JsonNode object, String name) {
        return object.path(name).asText("");
    }
}
