package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AppStore;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The query for campaigns, and what its rows mean. */
final class AlphaCampaigns {

    // Without a condition on the status the platform lists what was removed too.
    static final String ALL = "SELECT campaign.id, campaign.name, campaign.status, campaign.serving_status,"
            + " campaign.primary_status, campaign.primary_status_reasons, campaign.advertising_channel_type,"
            + " campaign.advertising_channel_sub_type, campaign.bidding_strategy_type,"
            + " campaign.app_campaign_setting.app_id, campaign.app_campaign_setting.app_store,"
            + " campaign.start_date_time, campaign.end_date_time, campaign.missing_eu_political_advertising_declaration, campaign_budget.id,"
            + " campaign_budget.amount_micros, campaign_budget.total_amount_micros,"
            + " campaign_budget.explicitly_shared FROM campaign";

    private AlphaCampaigns() {}

    /** Returns the query for one campaign. */
    static String one(String campaignId) {
        return ALL + " WHERE campaign.id = " + AlphaText.id(campaignId);
    }

    static AlphaCampaign campaign(JsonNode row) {
        JsonNode campaign = row.path("campaign");
        return new AlphaCampaign(
                text(campaign, "id"),
                text(campaign, "name"),
                text(campaign, "status"),
                delivery(campaign),
                text(campaign, "advertisingChannelType"),
                subType(text(campaign, "advertisingChannelSubType")),
                text(campaign, "biddingStrategyType"),
                app(campaign.path("appCampaignSetting")),
                budget(row.path("campaignBudget")),
                new AlphaCampaign.Times(moment(text(campaign, "startDateTime")), moment(text(campaign, "endDateTime"))),
                campaign.path("missingEuPoliticalAdvertisingDeclaration").asBoolean(false));
    }

    private static AlphaCampaign.Delivery delivery(JsonNode campaign) {
        List<String> reasons = StreamSupport.stream(
                        campaign.path("primaryStatusReasons").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
        return new AlphaCampaign.Delivery(text(campaign, "servingStatus"), text(campaign, "primaryStatus"), reasons);
    }

    // Campaigns without a subtype may say so in a word.
    private static String subType(String word) {
        return word.equals("UNSPECIFIED") ? "" : word;
    }

    private static AlphaCampaign.@Nullable App app(JsonNode setting) {
        String id = text(setting, "appId");
        return id.isEmpty() ? null : new AlphaCampaign.App(id, store(text(setting, "appStore")));
    }

    private static @Nullable AppStore store(String word) {
        return switch (word) {
            case "GOOGLE_APP_STORE" -> AppStore.ALPHA;
            case "APPLE_APP_STORE" -> AppStore.GAMMA;
            default -> null;
        };
    }

    private static AlphaCampaign.Budget budget(JsonNode budget) {
        return new AlphaCampaign.Budget(
                text(budget, "id"),
                budget.path("amountMicros").asLong(0),
                budget.path("totalAmountMicros").asLong(0),
                budget.path("explicitlyShared").asBoolean(false));
    }

    private static @Nullable String moment(String moment) {
        return moment.isEmpty() ? null : moment;
    }

    private static String text(JsonNode object, String name) {
        return object.path(name).asText("");
    }
}
