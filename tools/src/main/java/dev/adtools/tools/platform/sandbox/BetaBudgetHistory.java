package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDate;

/** Remembers a campaign's earlier daily budgets, so that a change shows in later days' spend and in no earlier one's. */
final class BetaBudgetHistory {

    private static final String BUDGET = "daily_budget";
    // Not a field of the platform's: no request can select it.
    private static final String BEFORE = "sandbox_daily_budgets";

    private BetaBudgetHistory() {}

    /** Returns the daily budget on a day, 0 for none. */
    static long on(JsonNode campaign, LocalDate day) {
        for (JsonNode earlier : campaign.path(BEFORE)) {
            if (day.isBefore(LocalDate.parse(earlier.path("until").asText()))) {
                return earlier.path(BUDGET).asLong();
            }
        }
        return campaign.path(BUDGET).asLong(0);
    }

    /** Sets the daily budget from a day on. */
    static void set(ObjectNode campaign, long budget, LocalDate today) {
        ArrayNode earlier = campaign.withArray(BEFORE);
        // Of several changes on one day only what held before the first of them was ever spent by.
        if (!earlier.path(earlier.size() - 1).path("until").asText().equals(today.toString())) {
            earlier.addObject()
                    .put("until", today.toString())
                    .put(BUDGET, campaign.path(BUDGET).asLong());
        }
        campaign.put(BUDGET, Long.toString(budget));
    }
}
