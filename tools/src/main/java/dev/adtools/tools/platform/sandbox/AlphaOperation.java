package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * One creation in a mutation.
 *
 * @param index its place in the request
 * @param kind {@code campaignBudgetOperation} or {@code campaignOperation}
 * @param create the object to be created
 */
record AlphaOperation(int index, String kind, JsonNode create) {

    boolean isBudget() {
        return kind.equals("campaignBudgetOperation");
    }

    String resourceName() {
        return create.path("resourceName").asText("");
    }

    String name() {
        return create.path("name").asText("");
    }

    /** Returns where a field of the object is in the request. */
    List<String> path(String field) {
        String step = isBudget() ? "campaign_budget_operation" : "campaign_operation";
        return List.of("mutate_operations[" + index + "]", step, "create", field);
    }

    AlphaError duplicate() {
        return isBudget()
                ? AlphaError.of(
                        "campaignBudgetError",
                        "DUPLICATE_NAME",
                        "A campaign budget with this name already exists.",
                        path("name"))
                : AlphaError.of(
                        "campaignError",
                        "DUPLICATE_CAMPAIGN_NAME",
                        "There is already a campaign with the given name.",
                        path("name"));
    }
}
