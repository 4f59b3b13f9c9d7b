package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The fields that can be selected from each resource of the sandbox's alpha. */
final class AlphaFields {

    private static final Set<String> CUSTOMER = Set.of(
            "customer.resource_name",
            "customer.id",
            "customer.descriptive_name",
            "customer.currency_code",
            "customer.time_zone",
            "customer.status",
            "customer.manager");

    private static final Set<String> CAMPAIGN = Set.of(
            "campaign.resource_name",
            "campaign.id",
            "campaign.name",
            "campaign.status",
            "campaign.campaign_budget",
            "campaign.advertising_channel_type",
            "campaign.advertising_channel_sub_type",
            "campaign.contains_eu_political_advertising",
            "campaign.target_cpa.target_cpa_micros",
            "campaign.app_campaign_setting.app_id",
            "campaign.app_campaign_setting.app_store",
            "campaign.app_campaign_setting.bidding_strategy_goal_type",
            "campaign_budget.id",
            "campaign_budget.name",
            "campaign_budget.amount_micros",
            "campaign_budget.delivery_method",
            "campaign_budget.explicitly_shared");

    private static final Map<String, Set<String>> OF_RESOURCE = Map.of(
            "customer",
            CUSTOMER,
            "customer_client",
            Set.of(
                    "customer_client.resource_name",
                    "customer_client.client_customer",
                    "customer_client.id",
                    "customer_client.descriptive_name",
                    "customer_client.currency_code",
                    "customer_client.time_zone",
                    "customer_client.status",
                    "customer_client.manager",
                    "customer_client.level",
                    "customer_client.hidden"),
            "currency_constant",
            Set.of(
                    "currency_constant.resource_name",
                    "currency_constant.code",
                    "currency_constant.billable_unit_micros"),
            "campaign",
            joined(CAMPAIGN, CUSTOMER));

    private AlphaFields() {}

    private static Set<String> joined(Set<String> some, Set<String> others) {
        Set<String> all = new HashSet<>(some);
        all.addAll(others);
        return Set.copyOf(all);
    }

    static boolean isResource(String resource) {
        return OF_RESOURCE.containsKey(resource);
    }

    static boolean has(String resource, String field) {
        return OF_RESOURCE.getOrDefault(resource, Set.of()).contains(field);
    }

    /** Returns a field's value in a row; a missing node when it has none. */
    static JsonNode get(JsonNode row, String field) {
        JsonNode value = row;
        for (String step : field.split("\\.", -1)) {
            value = value.path(camel(step));
        }
        return value;
    }

    /** Copies a field from one row to another, if it has a value. */
    static void copy(JsonNode from, String field, ObjectNode to) {
        JsonNode value = get(from, field);
        if (value.isMissingNode()) {
            return;
        }
        String[] steps = field.split("\\.", -1);
        ObjectNode parent = to;
        for (int i = 0; i < steps.length - 1; i++) {
            parent = parent.withObjectProperty(camel(steps[i]));
        }
        parent.set(camel(steps[steps.length - 1]), value);
    }

    private static String camel(String snake) {
        StringBuilder camel = new StringBuilder();
        for (String word : snake.split("_", -1)) {
            camel.append(camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return camel.toString();
    }
}
