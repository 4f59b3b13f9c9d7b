package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AlphaSeedData.SEED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Account;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Country;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/**
 * A campaign of the seed in one of its accounts, with its budget and its criteria.
 *
 * @param customer the account's id
 * @param country the account's country
 * @param campaign which of the campaigns
 * @param number its number among the seed's campaigns, from 1
 */
record AlphaSeedCampaign(String customer, Country country, Campaign campaign, long number) {

    private static final long FIRST_BUDGET_ID = 11_000_000_000L;
    private static final long FIRST_CRITERION_ID = 15_000_000_000L;
    private static final int CRITERIA = 1_000;

    static AlphaSeedCampaign of(Account account, Campaign campaign) {
        return new AlphaSeedCampaign(
                account.id(), SEED.country(account.country()), campaign, SEED.number(account, campaign));
    }

    String id() {
        return Long.toString(AlphaSeedData.FIRST_CAMPAIGN_ID + number);
    }

    String resourceName() {
        return "customers/" + customer + "/campaigns/" + id();
    }

    List<SandboxEntity> entities() {
        String budgetId = Long.toString(FIRST_BUDGET_ID + number);
        String budgetName = "customers/" + customer + "/campaignBudgets/" + budgetId;
        ObjectNode json = filled(campaign.resource())
                .put("resourceName", resourceName())
                .put("id", id())
                .put("status", campaign.status())
                .put("campaignBudget", budgetName);
        if (!campaign.undeclared()) {
            json.put("containsEuPoliticalAdvertising", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING");
        }
        long units = AlphaSeed.budgetUnits(AlphaSeedData.FIRST_CAMPAIGN_ID + number);
        ObjectNode budget = WireJson.object()
                .put("resourceName", budgetName)
                .put("id", budgetId)
                .put("name", json.path("name").asText() + " budget")
                .put("amountMicros", Long.toString(units * country.money().unitMicros()))
                .put("deliveryMethod", "STANDARD")
                .put("explicitlyShared", false);
        return List.of(
                named(AlphaState.budgets(customer), budgetId, budget),
                named(AlphaState.campaigns(customer), id(), json));
    }

    private static SandboxEntity named(SandboxCollection collection, String id, ObjectNode resource) {
        return new SandboxEntity(collection, id, resource.path("name").asText(), WireJson.text(resource));
    }

    private ObjectNode filled(ObjectNode object) {
        return SeedFile.filled(object, country.values(customer));
    }

    List<SandboxEntity> criteria() {
        List<ObjectNode> all = new ArrayList<>(campaign.inCountry() ? SEED.countryCriteria() : List.of());
        all.addAll(campaign.criteria());
        List<SandboxEntity> entities = new ArrayList<>();
        for (ObjectNode one : all) {
            entities.add(criterion(filled(one), FIRST_CRITERION_ID + number * CRITERIA + entities.size()));
        }
        return entities;
    }

    private SandboxEntity criterion(ObjectNode set, long freeId) {
        JsonNode own = set.remove("id");
        String id = own == null ? Long.toString(freeId) : own.asText();
        String ids = id() + "~" + id;
        ObjectNode criterion = WireJson.object()
                .put("type", set.path("type").asText())
                .put("status", "ENABLED")
                .put("negative", true);
        criterion.setAll(set);
        criterion
                .put("resourceName", "customers/" + customer + "/campaignCriteria/" + ids)
                .put("criterionId", id)
                .put("campaign", resourceName());
        return SandboxEntity.of(AlphaState.campaignCriteria(customer), ids, criterion);
    }
}
