package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AlphaSeedData.SEED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A campaign of the seed in one of its accounts, with its budget and its criteria.
 *
 * @param customer the account's id
 * @param country the account's country
 * @param campaign which of the campaigns
 * @param number its number among the seed's campaigns, from 1
 */
record AlphaSeedCampaign(String customer, JsonNode country, Campaign campaign, long number) {

    private static final long FIRST_BUDGET_ID = 11_000_000_000L;
    private static final long FIRST_CRITERION_ID = 15_000_000_000L;
    private static final int CRITERIA = 1_000;
    private static final long TARGET_UNITS = 1_000;

    static AlphaSeedCampaign of(JsonNode account, Campaign campaign) {
        return new AlphaSeedCampaign(
                account.path("id").asText(), SEED.country(account), campaign, SEED.number(account, campaign));
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
        ObjectNode json = filled(campaign.json().path("resource"))
                .put("resourceName", resourceName())
                .put("id", id())
                .put("status", campaign.json().path("status").asText())
                .put("campaignBudget", budgetName);
        if (!campaign.json().path("undeclared").asBoolean()) {
            json.put("containsEuPoliticalAdvertising", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING");
        }
        long units = AlphaSeed.budgetUnits(AlphaSeedData.FIRST_CAMPAIGN_ID + number);
        ObjectNode budget = WireJson.object()
                .put("resourceName", budgetName)
                .put("id", budgetId)
                .put("name", json.path("name").asText() + " budget")
                .put("amountMicros", Long.toString(units * money().unitMicros()))
                .put("deliveryMethod", "STANDARD")
                .put("explicitlyShared", false);
        return List.of(
                named(AlphaState.budgets(customer), budgetId, budget),
                named(AlphaState.campaigns(customer), id(), json));
    }

    private static SandboxEntity named(SandboxCollection collection, String id, ObjectNode resource) {
        return new SandboxEntity(collection, id, resource.path("name").asText(), WireJson.text(resource));
    }

    AlphaBillingCurrency money() {
        return AlphaBillingCurrency.valueOf(country.path("currency").asText());
    }

    private ObjectNode filled(JsonNode object) {
        JsonNode language = country.path("language");
        return SeedFile.filled(
                object,
                Map.of(
                        "customer", customer,
                        "country", country.path("name").asText(),
                        "geoTargetId", country.path("geoTargetId").asText(),
                        "city", country.path("city").asText(),
                        "language", language.path("name").asText(),
                        "languageId", language.path("id").asText(),
                        "targetCpaMicros", Long.toString(TARGET_UNITS * money().unitMicros())));
    }

    List<SandboxEntity> criteria() {
        JsonNode json = campaign.json();
        List<JsonNode> all = new ArrayList<>(json.path("inCountry").asBoolean() ? SEED.countryCriteria() : List.of());
        json.path("criteria").forEach(all::add);
        List<SandboxEntity> entities = new ArrayList<>();
        for (JsonNode one : all) {
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
