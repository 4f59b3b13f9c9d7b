package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Micros;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Optional;

/** Writes the one atomic mutation that creates an app campaign with its budget, and reads its answer. */
final class AlphaMutation {

    // Negative ids stand for objects of the same request and must be defined before they are used.
    private static final String NEW_BUDGET = "/campaignBudgets/-1";
    private static final String NEW_CAMPAIGN = "/campaigns/-2";

    private AlphaMutation() {}

    static ObjectNode body(AppCampaign campaign) {
        String customer = "customers/" + campaign.accountId().value();
        ObjectNode body = WireJson.object();
        body.putArray("mutateOperations")
                .add(operation("campaignBudgetOperation", budget(customer, campaign)))
                .add(operation("campaignOperation", campaign(customer, campaign)));
        return body.put("partialFailure", false);
    }

    private static ObjectNode operation(String kind, ObjectNode create) {
        ObjectNode operation = WireJson.object();
        operation.putObject(kind).set("create", create);
        return operation;
    }

    private static ObjectNode budget(String customer, AppCampaign campaign) {
        return WireJson.object()
                .put("resourceName", customer + NEW_BUDGET)
                .put("name", campaign.budgetName())
                .put("amountMicros", int64(campaign.budgetMicros()))
                .put("deliveryMethod", "STANDARD")
                // Absent means shared, and app campaigns cannot use a shared budget.
                .put("explicitlyShared", false);
    }

    private static ObjectNode campaign(String customer, AppCampaign campaign) {
        ObjectNode create = WireJson.object()
                .put("resourceName", customer + NEW_CAMPAIGN)
                .put("name", campaign.name())
                .put("status", "PAUSED")
                .put("campaignBudget", customer + NEW_BUDGET)
                .put("advertisingChannelType", "MULTI_CHANNEL")
                .put("advertisingChannelSubType", "APP_CAMPAIGN")
                .put("containsEuPoliticalAdvertising", declaration(campaign.euPoliticalAdvertising()));
        Micros target = campaign.targetCpaMicros();
        if (target == null) {
            create.putObject("maximizeConversions");
        } else {
            create.putObject("targetCpa").put("targetCpaMicros", int64(target));
        }
        create.putObject("appCampaignSetting")
                .put("appId", campaign.appId())
                .put("appStore", store(campaign.appStore()))
                .put("biddingStrategyGoalType", goal(campaign.goal()));
        return create;
    }

    static Optional<CreatedAppCampaign> created(JsonNode answer) {
        JsonNode responses = answer.path("mutateOperationResponses");
        String budget = responses
                .path(0)
                .path("campaignBudgetResult")
                .path("resourceName")
                .asText("");
        String campaign =
                responses.path(1).path("campaignResult").path("resourceName").asText("");
        return budget.isEmpty() || campaign.isEmpty()
                ? Optional.empty()
                : Optional.of(new CreatedAppCampaign(id(campaign), campaign, id(budget), budget));
    }

    private static String id(String resourceName) {
        return resourceName.substring(resourceName.lastIndexOf('/') + 1);
    }

    private static String int64(Micros micros) {
        return Long.toString(micros.value());
    }

    private static String declaration(boolean political) {
        return political ? "CONTAINS_EU_POLITICAL_ADVERTISING" : "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING";
    }

    private static String store(AppStore store) {
        return switch (store) {
            case ALPHA -> "GOOGLE_APP_STORE";
            case GAMMA -> "APPLE_APP_STORE";
        };
    }

    private static String goal(AppGoal goal) {
        return switch (goal) {
            case INSTALLS_AT_TARGET_COST -> "OPTIMIZE_INSTALLS_TARGET_INSTALL_COST";
            case INSTALLS -> "OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST";
        };
    }
}
