package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** The accounts and campaigns that the sandbox's alpha starts with; the same on every node, planted once. */
final class AlphaSeed {

    /** Ids below this are the seed's. */
    static final long FIRST_NEW_ID = 21_000_000_000L;

    private static final String MANAGER = "1002003000";
    private static final long FIRST_BUDGET_ID = 11_000_000_000L;
    private static final long FIRST_CAMPAIGN_ID = 12_000_000_000L;
    private static final long BUDGET_UNITS = 2_500;

    private static final List<String> SEARCH =
            List.of("Search Brand", "Search Hiking boots", "Search Rain jackets", "Search Tents and tarps");

    private final List<SandboxEntity> entities = new ArrayList<>();
    private long made;

    private AlphaSeed() {}

    static void plant(SandboxStore store) {
        if (store.find(AlphaWorld.CUSTOMERS, MANAGER).isEmpty()) {
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(new AlphaSeed().entities());
        }
    }

    private List<SandboxEntity> entities() {
        account(MANAGER, "Harbor and Pine Group", new Facts("USD", "America/New_York", "ENABLED"), true);
        account("1002003001", "Harbor and Pine US", new Facts("USD", "America/New_York", "ENABLED"), true);
        account("1002003002", "Harbor and Pine Europe", new Facts("EUR", "Europe/Berlin", "ENABLED"), false);
        account("1002003003", "Harbor and Pine Japan", new Facts("JPY", "Asia/Tokyo", "ENABLED"), false);
        account("1002003004", "Harbor and Pine UK", new Facts("GBP", "Europe/London", "SUSPENDED"), false);
        campaigns("1002003001", AlphaMoney.USD);
        campaigns("1002003002", AlphaMoney.EUR);
        campaigns("1002003003", AlphaMoney.JPY);
        campaigns("1002003004", AlphaMoney.GBP);
        return entities;
    }

    private void account(String id, String name, Facts facts, boolean direct) {
        boolean isManager = id.equals(MANAGER);
        ObjectNode json =
                WireJson.object().put("manager", isManager ? "" : MANAGER).put("direct", direct);
        json.putObject("customer")
                .put("resourceName", "customers/" + id)
                .put("id", id)
                .put("descriptiveName", name)
                .put("currencyCode", facts.currency())
                .put("timeZone", facts.timezone())
                .put("status", facts.status())
                .put("manager", isManager);
        entities.add(new SandboxEntity(AlphaWorld.CUSTOMERS, id, null, WireJson.text(json)));
    }

    private void campaigns(String customer, AlphaMoney money) {
        for (String name : SEARCH) {
            add(customer, money, WireJson.object().put("name", name).put("advertisingChannelType", "SEARCH"));
        }
        add(customer, money, app("Trail planner installs", "com.harborandpine.trails", "GOOGLE_APP_STORE"));
        add(customer, money, app("Shop app installs", "1480023117", "APPLE_APP_STORE"));
    }

    private static ObjectNode app(String name, String appId, String store) {
        ObjectNode campaign = WireJson.object()
                .put("name", name)
                .put("advertisingChannelType", "MULTI_CHANNEL")
                .put("advertisingChannelSubType", "APP_CAMPAIGN");
        campaign.putObject("maximizeConversions");
        campaign.putObject("appCampaignSetting")
                .put("appId", appId)
                .put("appStore", store)
                .put("biddingStrategyGoalType", "OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST");
        return campaign;
    }

    private void add(String customer, AlphaMoney money, ObjectNode campaign) {
        made++;
        String name = campaign.path("name").asText();
        String budgetId = Long.toString(FIRST_BUDGET_ID + made);
        String campaignId = Long.toString(FIRST_CAMPAIGN_ID + made);
        String budgetName = "customers/" + customer + "/campaignBudgets/" + budgetId;
        ObjectNode budget = WireJson.object()
                .put("resourceName", budgetName)
                .put("id", budgetId)
                .put("name", name + " budget")
                .put("amountMicros", Long.toString(BUDGET_UNITS * money.unitMicros() * (1 + made % 4)))
                .put("deliveryMethod", "STANDARD")
                .put("explicitlyShared", false);
        campaign.put("resourceName", "customers/" + customer + "/campaigns/" + campaignId)
                .put("id", campaignId)
                .put("status", made % 3 == 0 ? "PAUSED" : "ENABLED")
                .put("campaignBudget", budgetName)
                .put("containsEuPoliticalAdvertising", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING");
        keep(AlphaWorld.budgets(customer), budget);
        keep(AlphaWorld.campaigns(customer), campaign);
    }

    private void keep(SandboxShelf shelf, ObjectNode resource) {
        String id = resource.path("id").asText();
        String name = resource.path("name").asText();
        entities.add(new SandboxEntity(shelf, id, name, WireJson.text(resource)));
    }

    private record Facts(String currency, String timezone, String status) {}
}
