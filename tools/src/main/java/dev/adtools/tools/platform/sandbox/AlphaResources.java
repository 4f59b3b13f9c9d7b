package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects of an account, each as a row with all that it belongs to; every kind is read from the store once. */
final class AlphaResources {

    private static final long LEAST_BID = 40;
    private static final long BIDS = 60;
    private static final long FIRST_AD_ID = 4_000_000_000L;

    private final SandboxStore store;
    private final AlphaAccount account;
    private final Map<String, ObjectNode> campaigns = new HashMap<>();
    private final List<ObjectNode> campaignRows = new ArrayList<>();

    AlphaResources(SandboxStore store, AlphaAccount account) {
        this.store = store;
        this.account = account;
        Map<String, ObjectNode> budgets = byName(AlphaState.budgets(account.id()));
        for (ObjectNode campaign : byName(AlphaState.campaigns(account.id())).values()) {
            AlphaServingStatus.derive(campaign, account);
            ObjectNode row = WireJson.object();
            row.set("campaign", campaign);
            row.set("customer", account.resource());
            ObjectNode budget = budgets.get(campaign.path("campaignBudget").asText());
            if (budget != null) {
                row.set("campaignBudget", budget);
            }
            campaigns.put(campaign.path("resourceName").asText(), row);
            campaignRows.add(row);
        }
    }

    List<ObjectNode> campaigns() {
        return campaignRows;
    }

    List<ObjectNode> campaignCriteria() {
        return below(AlphaState.campaignCriteria(account.id()), "campaignCriterion", "campaign", campaigns);
    }

    List<ObjectNode> adGroups() {
        List<ObjectNode> rows = below(AlphaState.adGroups(account.id()), "adGroup", "campaign", campaigns);
        rows.forEach(this::bid);
        return rows;
    }

    // Told when it is read, so older stores know it too.
    private void bid(ObjectNode row) {
        ObjectNode group = (ObjectNode) row.path("adGroup");
        if (row.path("campaign").path("biddingStrategyType").asText().equals("MANUAL_CPC")) {
            long unit =
                    AlphaBillingCurrency.of(account.currency()).orElseThrow().unitMicros();
            group.put(
                    "cpcBidMicros",
                    Long.toString(unit * (LEAST_BID + group.path("id").asLong() % BIDS)));
        }
    }

    /** Returns the ads: each ad group of the seed has one, and nobody can add any. */
    List<ObjectNode> ads() {
        List<ObjectNode> rows = new ArrayList<>();
        for (ObjectNode group : adGroups()) {
            String groupId = group.path("adGroup").path("id").asText();
            String adId = Long.toString(FIRST_AD_ID + Long.parseLong(groupId));
            ObjectNode row = WireJson.object();
            row.setAll(group);
            ObjectNode ad = row.putObject("adGroupAd")
                    .put("resourceName", "customers/" + account.id() + "/adGroupAds/" + groupId + "~" + adId)
                    .put("adGroup", group.path("adGroup").path("resourceName").asText())
                    .put("status", "ENABLED");
            ad.putObject("ad").put("id", adId);
            rows.add(row);
        }
        return rows;
    }

    List<ObjectNode> adGroupCriteria() {
        Map<String, ObjectNode> groups = new HashMap<>();
        adGroups()
                .forEach(row ->
                        groups.put(row.path("adGroup").path("resourceName").asText(), row));
        return below(AlphaState.adGroupCriteria(account.id()), "adGroupCriterion", "adGroup", groups);
    }

    // A row without what it belongs to does not exist: another campaign may have taken the name of the seed's.
    private List<ObjectNode> below(
            SandboxCollection collection, String name, String owner, Map<String, ObjectNode> owners) {
        List<ObjectNode> rows = new ArrayList<>();
        for (ObjectNode resource : byName(collection).values()) {
            ObjectNode above = owners.get(resource.path(owner).asText());
            if (above != null) {
                ObjectNode row = WireJson.object();
                row.setAll(above);
                row.set(name, resource);
                rows.add(row);
            }
        }
        return rows;
    }

    private Map<String, ObjectNode> byName(SandboxCollection collection) {
        Map<String, ObjectNode> resources = new LinkedHashMap<>();
        for (SandboxEntity entity : store.list(collection)) {
            ObjectNode resource = entity.object();
            resources.put(resource.path("resourceName").asText(), resource);
        }
        return resources;
    }
}
