package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.Places;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks whom the ad sets address. */
final class TargetingRules {

    private static final long OLDEST = 65;

    private TargetingRules() {}

    /** Applies CMP-GEO-1 and CMP-ADV-1. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            checks.skip(CampaignRule.CMP_GEO_1);
            checks.skip(CampaignRule.CMP_ADV_1);
            return;
        }
        Check places = checks.rule(CampaignRule.CMP_GEO_1);
        Check advantage = checks.rule(CampaignRule.CMP_ADV_1);
        for (Node adSet : draft.adSets()) {
            Places.check(places, adSet);
            advantage(adSet.at("targeting"), advantage);
        }
    }

    private static void advantage(Node targeting, Check rule) {
        Node switched = targeting.at("targeting_automation").at("advantage_audience");
        boolean stated =
                switched.integer().filter(value -> value == 0 || value == 1).isPresent();
        if (!stated) {
            rule.warn(
                    switched,
                    "Whether the platform may widen the audience must be said.",
                    "0 or 1",
                    "State targeting_automation.advantage_audience.");
        } else if (switched.integer().orElse(0L) == 1
                && targeting.at("age_max").integer().filter(age -> age < OLDEST).isPresent()) {
            rule.warn(
                    targeting.at("age_max"),
                    "A widened audience has no upper age below 65.",
                    "at least 65",
                    "Remove age_max, or set advantage_audience to 0.");
        }
    }
}
