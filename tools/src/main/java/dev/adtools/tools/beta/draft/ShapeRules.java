package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.UnknownMembers;
import java.util.Set;

/** Checks that the parts of a draft are objects and lists, and points out members that no rule looks at. */
final class ShapeRules {

    private static final Set<String> CAMPAIGN = Set.of(
            "account_id",
            "currency",
            "name",
            "objective",
            "status",
            "buying_type",
            "special_ad_categories",
            "special_ad_category_country",
            "daily_budget",
            "lifetime_budget",
            "bid_strategy",
            "bid_amount",
            "roas_average_floor",
            "spend_cap",
            "start_time",
            "stop_time",
            "is_adset_budget_sharing_enabled",
            "promoted_object",
            "ad_sets",
            "execution_mode");
    private static final Set<String> AD_SET = Set.of(
            "name",
            "status",
            "daily_budget",
            "lifetime_budget",
            "optimization_goal",
            "billing_event",
            "bid_strategy",
            "bid_amount",
            "bid_constraints",
            "targeting",
            "promoted_object",
            "start_time",
            "end_time",
            "dsa_beneficiary",
            "dsa_payor");

    private ShapeRules() {}

    /** Applies CMP-SHAPE-1 and CMP-FIELD-1. */
    static void check(CampaignDraft draft, Checks checks) {
        Check shape = checks.rule(CampaignRule.CMP_SHAPE_1);
        Node adSets = draft.at("ad_sets");
        if (adSets.present() && !adSets.isArray()) {
            shape.error(adSets, "The ad sets must be a list.", "[{...}]", "Put the ad sets into a list.");
        }
        if (adSets.items().size() > CampaignDraft.MOST_AD_SETS) {
            shape.error(
                    adSets,
                    "A campaign has at most 200 ad sets; those beyond are not checked.",
                    "at most 200 ad sets",
                    "Split the campaign.");
        }
        for (Node adSet : adSets.items()) {
            if (!adSet.isObject()) {
                shape.error(adSet, "An ad set must be an object.", "{...}", "");
            }
        }
        object(draft.at("promoted_object"), "A promoted object", shape);
        for (Node adSet : draft.adSets()) {
            object(adSet.at("targeting"), "The targeting", shape);
            object(adSet.at("promoted_object"), "A promoted object", shape);
            object(adSet.at("bid_constraints"), "The bid constraints", shape);
        }
        Check known = checks.rule(CampaignRule.CMP_FIELD_1);
        UnknownMembers.report(known, draft.root(), CAMPAIGN);
        draft.adSets().forEach(adSet -> UnknownMembers.report(known, adSet, AD_SET));
    }

    private static void object(Node part, String what, Check rule) {
        if (part.present() && !part.isObject()) {
            rule.error(part, what + " must be an object.", "{...}", "");
        }
    }
}
