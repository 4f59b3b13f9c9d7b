package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;

/** Checks whom the ad sets address. */
final class TargetingRules {

    private static final long OLDEST = 65;

    private TargetingRules() {}

    /** Applies CMP-GEO-1 and CMP-ADV-1. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            CampaignRule.CMP_GEO_1.skip(checks);
            CampaignRule.CMP_ADV_1.skip(checks);
            return;
        }
        Check places = CampaignRule.CMP_GEO_1.in(checks);
        Check advantage = CampaignRule.CMP_ADV_1.in(checks);
        for (Node adSet : draft.adSets()) {
            places(adSet.at("targeting"), places);
            transparency(adSet, places);
            advantage(adSet.at("targeting"), advantage);
        }
    }

    private static void places(Node targeting, Check rule) {
        boolean saved = targeting.at("saved_audience_id").present()
                || targeting.at("saved_audience").present();
        if (!saved && !Places.stated(targeting.at("geo_locations"))) {
            rule.error(
                    targeting.at("geo_locations"),
                    "An ad set needs places or a saved audience.",
                    "geo_locations with at least one place",
                    "State where the ads run.");
        }
    }

    private static void transparency(Node adSet, Check rule) {
        if (!Places.inEuropeanUnion(adSet.at("targeting").at("geo_locations"))) {
            return;
        }
        for (String name : List.of("dsa_beneficiary", "dsa_payor")) {
            if (adSet.at(name).text().orElse("").isBlank()) {
                rule.confidential()
                        .error(
                                adSet.at(name),
                                "Ads in the European Union must name who benefits and who pays.",
                                "a name",
                                "State " + name + ".");
            }
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
