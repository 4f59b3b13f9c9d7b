package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;

/**
 * A campaign of the seed, with its budget.
 *
 * @param customer the account's id
 * @param money the account's currency
 * @param plan which of the campaigns
 * @param number its number among the seed's campaigns, from 1
 */
record AlphaSeedCampaign(String customer, AlphaMoney money, AlphaPlan plan, long number) {

    private static final long FIRST_BUDGET_ID = 11_000_000_000L;
    private static final long TARGET_UNITS = 1_000;

    String id() {
        return Long.toString(AlphaSeed.FIRST_CAMPAIGN_ID + number);
    }

    String resourceName() {
        return "customers/" + customer + "/campaigns/" + id();
    }

    List<SandboxEntity> entities() {
        String budgetId = Long.toString(FIRST_BUDGET_ID + number);
        String budgetName = "customers/" + customer + "/campaignBudgets/" + budgetId;
        long units = AlphaSeed.budgetUnits(AlphaSeed.FIRST_CAMPAIGN_ID + number);
        ObjectNode budget = WireJson.object()
                .put("resourceName", budgetName)
                .put("id", budgetId)
                .put("name", plan.campaign() + " budget")
                .put("amountMicros", Long.toString(units * money.unitMicros()))
                .put("deliveryMethod", "STANDARD")
                .put("explicitlyShared", false);
        ObjectNode campaign = kind().put("resourceName", resourceName())
                .put("id", id())
                .put("status", plan.status())
                .put("campaignBudget", budgetName);
        if (plan != AlphaPlan.UNSEEN) {
            campaign.put("containsEuPoliticalAdvertising", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING");
        }
        return List.of(
                named(AlphaWorld.budgets(customer), budgetId, budget),
                named(AlphaWorld.campaigns(customer), id(), campaign));
    }

    private static SandboxEntity named(SandboxShelf shelf, String id, ObjectNode resource) {
        return new SandboxEntity(shelf, id, resource.path("name").asText(), WireJson.text(resource));
    }

    private ObjectNode kind() {
        ObjectNode campaign = WireJson.object().put("name", plan.campaign());
        switch (plan.kind()) {
            case SEARCH -> campaign.put("advertisingChannelType", "SEARCH");
            case DISPLAY -> campaign.put("advertisingChannelType", "DISPLAY");
            case APP -> app(campaign);
        }
        if (plan.bidding().equals("TARGET_CPA")) {
            campaign.putObject("targetCpa").put("targetCpaMicros", Long.toString(TARGET_UNITS * money.unitMicros()));
        }
        return campaign;
    }

    private void app(ObjectNode campaign) {
        boolean isPaused = plan == AlphaPlan.PAUSED_APP;
        campaign.put("advertisingChannelType", "MULTI_CHANNEL").put("advertisingChannelSubType", "APP_CAMPAIGN");
        campaign.putObject("maximizeConversions");
        campaign.putObject("appCampaignSetting")
                .put("appId", isPaused ? "1480023117" : "com.harborandpine.trails")
                .put("appStore", isPaused ? "APPLE_APP_STORE" : "GOOGLE_APP_STORE")
                .put("biddingStrategyGoalType", "OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST");
    }
}
