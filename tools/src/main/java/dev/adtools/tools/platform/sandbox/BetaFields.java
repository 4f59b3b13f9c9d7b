package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The fields of one type of object on the sandbox's beta, and how a request selects them.
 *
 * @param type the type's name
 * @param names the fields' names
 */
record BetaFields(String type, Set<String> names) {

    static final BetaFields ACCOUNT = of(
            "AdAccount",
            "id account_id name currency timezone_name account_status disable_reason min_daily_budget business");

    static final BetaFields CAMPAIGN = of(
            "Campaign",
            "id account_id name objective status configured_status effective_status buying_type"
                    + " bid_strategy special_ad_categories daily_budget lifetime_budget budget_remaining"
                    + " spend_cap start_time stop_time created_time updated_time issues_info");

    static final BetaFields AD_SET = of(
            "AdSet",
            "id account_id campaign_id name status effective_status optimization_goal billing_event"
                    + " daily_budget lifetime_budget budget_remaining start_time end_time learning_stage_info"
                    + " issues_info");

    static final BetaFields AD = of(
            "Ad",
            "id account_id campaign_id adset_id name status effective_status creative"
                    + " ad_review_feedback issues_info");

    static final BetaFields REPORT_RUN = of("AdReportRun", "id account_id async_status async_percent_completion");

    static final BetaFields PIXEL =
            of("AdsPixel", "id name creation_time last_fired_time is_unavailable is_consolidated_container");

    static final BetaFields FAN_PAGE = of("Page", "id name category access_token");

    static final BetaFields LEAD_FORM = of(
            "LeadgenForm",
            "id name status locale created_time leads_count expired_leads_count privacy_policy_url"
                    + " follow_up_action_url questions");

    static final BetaFields CATALOG = of("ProductCatalog", "id name vertical product_count feed_count");

    static final BetaFields PRODUCT_SET = of("ProductSet", "id name product_count");

    static final BetaFields DIAGNOSTIC =
            of("ProductCatalogDiagnosticGroup", "type severity title subtitle number_of_affected_items");

    private static BetaFields of(String type, String names) {
        return new BetaFields(type, Set.of(names.split(" ", -1)));
    }

    /** Returns the names in the parameter {@code fields}: words between commas, or a list of texts. */
    static List<String> selected(String fields) {
        String words = fields.startsWith("[") ? fields.replaceAll("[\\[\\]\"]", "") : fields;
        return words.isEmpty() ? List.of("id") : Arrays.asList(words.split(",", -1));
    }

    /** Returns what beta says of the first name that is not a field. */
    Optional<String> problem(List<String> selected) {
        return selected.stream()
                .filter(name -> !names.contains(name))
                .findFirst()
                .map(name -> "Tried accessing nonexisting field (" + name + ") on node type (" + type + ")");
    }

    /** Returns an object with the selected fields that have a value; an id is always there if it has one. */
    ObjectNode project(JsonNode object, List<String> selected) {
        ObjectNode projected = WireJson.object();
        for (String name : selected) {
            if (object.has(name)) {
                projected.set(name, object.get(name));
            }
        }
        if (object.has("id")) {
            projected.set("id", object.get("id"));
        }
        return projected;
    }
}
