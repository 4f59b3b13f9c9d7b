package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_DRAFT_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.UnknownMembers;
import java.util.Set;

/** The shape of the draft: what is there, of which type, and what no rule looks at. */
final class DraftRules implements CatalogRules {

    private static final Set<String> DRAFT = Set.of(
            "account_id",
            "ad_set",
            "campaign",
            "catalog_stats",
            "creative",
            "currency",
            "execution_mode",
            "instagram_user_id",
            "name",
            "objective",
            "page_id",
            "product_catalog_id",
            "product_set_id",
            "special_ad_categories",
            "special_ad_category_country",
            "status");

    private static final Set<String> CAMPAIGN = Set.of(
            "bid_strategy",
            "buying_type",
            "currency",
            "daily_budget",
            "is_adset_budget_sharing_enabled",
            "lifetime_budget",
            "name",
            "objective",
            "promoted_object",
            "special_ad_categories",
            "special_ad_category_country",
            "spend_cap",
            "start_time",
            "status",
            "stop_time");

    private static final Set<String> AD_SET = Set.of(
            "attribution_spec",
            "bid_amount",
            "bid_constraints",
            "bid_strategy",
            "billing_event",
            "daily_budget",
            "destination_type",
            "dsa_beneficiary",
            "dsa_payor",
            "end_time",
            "lifetime_budget",
            "name",
            "optimization_goal",
            "promoted_object",
            "start_time",
            "status",
            "targeting");

    private static final Set<String> PROMOTED_OBJECT = Set.of(
            "application_id",
            "custom_conversion_id",
            "custom_event_str",
            "custom_event_type",
            "object_store_url",
            "offline_conversion_data_set_id",
            "page_id",
            "pixel_id",
            "pixel_rule",
            "product_catalog_id",
            "product_set_id");

    private static final Set<String> TEMPLATE = Set.of(
            "additional_image_index",
            "call_to_action",
            "caption",
            "customization_rules_spec",
            "description",
            "force_single_link",
            "format_option",
            "link",
            "message",
            "multi_share_end_card",
            "name");

    private static final Set<String> STATS =
            Set.of("in_stock_count", "last_feed_at", "product_count", "rejected_count");

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_DRAFT_1);
        if (draft.root().names().isEmpty()) {
            check.error(
                    draft.root(), "The draft is empty.", "a catalog ad draft", "Send campaign, ad_set and creative.");
            return;
        }
        UnknownMembers.warn(check, draft.root(), DRAFT);
        section(check, draft.campaign(), CAMPAIGN);
        section(check, draft.adSet(), AD_SET);
        section(check, draft.template(), TEMPLATE);
        section(check, draft.stats(), STATS);
        object(check, draft.creative());
        section(check, draft.campaign().at("promoted_object"), PROMOTED_OBJECT);
        section(check, draft.promotedObject(), PROMOTED_OBJECT);
        object(check, draft.adSet().at("targeting"));
    }

    private static void section(Check check, Node section, Set<String> known) {
        object(check, section);
        UnknownMembers.warn(check, section, known);
    }

    private static void object(Check check, Node section) {
        if (section.present() && !section.isObject()) {
            check.error(section, "This part of the draft must be an object.", "object", "");
        }
    }
}
