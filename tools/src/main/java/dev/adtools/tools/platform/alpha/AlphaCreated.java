package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import java.util.List;
import java.util.Optional;

/** The query for an app campaign that may have been created, and what its rows mean. */
final class AlphaCreated {

    private AlphaCreated() {}

    // The mark is our own; the rest of the name came from a caller and stays out of the query.
    static String query(String mark) {
        if (!mark.matches("[0-9a-z]+")) {
            throw new IllegalArgumentException("no mark of ours: " + mark);
        }
        return "SELECT campaign.resource_name, campaign.id, campaign.campaign_budget, campaign_budget.id,"
                + " campaign_budget.name FROM campaign WHERE campaign_budget.name LIKE '%" + mark + "'";
    }

    static Optional<CreatedAppCampaign> of(List<JsonNode> rows, AppCampaign sent) {
        return rows.stream()
                .filter(row -> text(row.path("campaignBudget"), "name").equals(sent.budgetName()))
                .findFirst()
                .map(row -> created(row.path("campaign"), row.path("campaignBudget")));
    }

    private static CreatedAppCampaign created(JsonNode campaign, JsonNode budget) {
        return new CreatedAppCampaign(
                text(campaign, "id"),
                text(campaign, "resourceName"),
                text(budget, "id"),
                text(campaign, "campaignBudget"));
    }

    private static String text(JsonNode object, String name) {
        return object.path(name).asText("");
    }
}
