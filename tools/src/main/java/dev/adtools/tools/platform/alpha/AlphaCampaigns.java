package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AppStore;
import org.jspecify.annotations.Nullable;

/** Query for campaigns. */
final class AlphaCampaigns {

    // Without a condition on the status the platform lists what was removed too.
    static final AlphaQuery<AlphaCampaign> ALL = AlphaQuery.from("campaign", AlphaCampaigns::campaign);

    private AlphaCampaigns() {}

    /** Returns the query for one campaign. */
    static AlphaQuery<AlphaCampaign> one(String campaignId) {
        return ALL.where("campaign.id = " + AlphaText.id(campaignId));
    }

    private static AlphaCampaign campaign(AlphaRow row) {
        return new AlphaCampaign(
                row.text("campaign.id"),
                row.text("campaign.name"),
                row.text("campaign.status"),
                new AlphaCampaign.Delivery(
                        row.text("campaign.serving_status"),
                        row.text("campaign.primary_status"),
                        row.texts("campaign.primary_status_reasons")),
                row.text("campaign.advertising_channel_type"),
                row.word("campaign.advertising_channel_sub_type"),
                row.text("campaign.bidding_strategy_type"),
                app(
                        row.text("campaign.app_campaign_setting.app_id"),
                        row.text("campaign.app_campaign_setting.app_store")),
                new AlphaCampaign.Budget(
                        row.text("campaign_budget.id"),
                        row.number("campaign_budget.amount_micros"),
                        row.number("campaign_budget.total_amount_micros"),
                        row.truth("campaign_budget.explicitly_shared")),
                new AlphaCampaign.Times(
                        moment(row.text("campaign.start_date_time")), moment(row.text("campaign.end_date_time"))),
                row.truth("campaign.missing_eu_political_advertising_declaration"));
    }

    private static AlphaCampaign.@Nullable App app(String id, String store) {
        return id.isEmpty() ? null : new AlphaCampaign.App(id, store(store));
    }

    private static @Nullable AppStore store(String word) {
        return switch (word) {
            case "GOOGLE_APP_STORE" -> AppStore.ALPHA;
            case "APPLE_APP_STORE" -> AppStore.GAMMA;
            default -> null;
        };
    }

    private static @Nullable String moment(String moment) {
        return moment.isEmpty() ? null : moment;
    }
}
