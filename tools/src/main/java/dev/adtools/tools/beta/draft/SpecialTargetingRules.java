package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.SpecialCategory;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks that ads of protected categories do not choose people by age, gender or narrow places. */
final class SpecialTargetingRules {

    private static final BigDecimal LEAST_MILES = new BigDecimal(15);
    private static final BigDecimal LEAST_KILOMETRES = new BigDecimal(25);
    private static final int YOUNGEST = 18;
    private static final int OLDEST = 65;

    private SpecialTargetingRules() {}

    /** Applies CMP-SAC-4. */
    static void check(CampaignDraft draft, Checks checks) {
        if (SpecialCategoryRules.of(draft).stream().noneMatch(SpecialCategory::limitsTargeting)) {
            checks.skip(CampaignRule.CMP_SAC_4);
            return;
        }
        Check rule = checks.rule(CampaignRule.CMP_SAC_4);
        for (Node adSet : draft.adSets()) {
            Node targeting = adSet.at("targeting");
            age(targeting.at("age_min"), YOUNGEST, rule);
            age(targeting.at("age_max"), OLDEST, rule);
            genders(targeting.at("genders"), rule);
            places(targeting.at("geo_locations"), rule);
            places(targeting.at("excluded_geo_locations"), rule);
        }
    }

    private static void age(Node age, int only, Check rule) {
        if (age.present() && age.integer().filter(years -> years == only).isEmpty()) {
            rule.error(
                    age,
                    "Ads of this category must reach all ages from 18 to 65+.",
                    Integer.toString(only),
                    "Remove it.");
        }
    }

    private static void genders(Node genders, Check rule) {
        Set<Long> chosen = new HashSet<>();
        genders.items().forEach(gender -> gender.integer().ifPresent(chosen::add));
        if (!genders.items().isEmpty() && !chosen.containsAll(Set.of(1L, 2L))) {
            rule.error(genders, "Ads of this category must reach all genders.", "no genders", "Remove genders.");
        }
    }

    private static void places(Node places, Check rule) {
        if (!places.at("zips").items().isEmpty()) {
            rule.error(
                    places.at("zips"),
                    "Ads of this category must not choose postal codes.",
                    "no zips",
                    "Use larger places.");
        }
        for (String kind : List.of("cities", "custom_locations", "places")) {
            places.at(kind).items().forEach(place -> radius(place, rule));
        }
    }

    private static void radius(Node place, Check rule) {
        boolean kilometres = place.at("distance_unit").is("kilometer");
        BigDecimal least = kilometres ? LEAST_KILOMETRES : LEAST_MILES;
        Optional<BigDecimal> radius = place.at("radius").number();
        if (place.at("radius").present()
                && radius.filter(value -> value.compareTo(least) >= 0).isEmpty()) {
            rule.error(
                    place.at("radius"),
                    "Ads of this category must reach at least 15 miles (25 kilometres) around a place.",
                    "at least " + least + (kilometres ? " kilometers" : " miles"),
                    "Widen the radius.");
        }
    }
}
