package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.Country;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.beta.campaign.SpecialCategory;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Checks the declaration of special ad categories. */
final class SpecialCategoryRules {

    private SpecialCategoryRules() {}

    /** Applies CMP-SAC-1, CMP-SAC-2, CMP-SAC-3 and CMP-SAC-5. */
    static void check(CampaignDraft draft, Checks checks) {
        Node declared = draft.at("special_ad_categories");
        declared(declared, checks.rule(CampaignRule.CMP_SAC_1));
        values(declared, checks.rule(CampaignRule.CMP_SAC_2));
        countries(draft, checks.rule(CampaignRule.CMP_SAC_3));
        hints(draft, checks.rule(CampaignRule.CMP_SAC_5));
    }

    /** Returns the known categories that a draft declares. */
    static Set<SpecialCategory> of(CampaignDraft draft) {
        Set<SpecialCategory> categories = EnumSet.noneOf(SpecialCategory.class);
        for (Node item : draft.at("special_ad_categories").items()) {
            item.text().flatMap(SpecialCategory::of).ifPresent(categories::add);
        }
        return categories;
    }

    private static void declared(Node declared, Check rule) {
        if (!declared.isArray()) {
            rule.error(
                    declared,
                    "Every campaign must say whether it is of a special ad category.",
                    "a list; [] or [\"NONE\"] for none",
                    "State the categories; [] when there is none.");
            return;
        }
        List<Node> items = declared.items();
        if (items.size() > 1 && items.stream().anyMatch(item -> item.is(SpecialCategory.NONE))) {
            rule.error(declared, "NONE must stand alone.", "[\"NONE\"] or categories", "Remove NONE or the others.");
        }
    }

    private static void values(Node declared, Check rule) {
        for (Node item : declared.items()) {
            if (item.text().filter(SpecialCategory::isKnown).isEmpty()) {
                rule.error(
                        item,
                        "This is not a special ad category.",
                        SpecialCategory.names(),
                        item.text().map(SpecialCategory::hint).orElse(""));
            }
        }
    }

    private static void countries(CampaignDraft draft, Check rule) {
        Node countries = draft.at("special_ad_category_country");
        if (countries.absent() && of(draft).isEmpty()) {
            return;
        }
        if (countries.items().isEmpty()) {
            rule.error(
                    countries,
                    "A special ad category needs the countries that its ads run in.",
                    "a list of two-letter country codes",
                    "State special_ad_category_country.");
        }
        for (Node country : countries.items()) {
            if (country.text().filter(Country::isCode).isEmpty()) {
                rule.error(country, "This is not a country code.", "two capital letters (ISO 3166)", "");
            }
        }
        if (!countries.items().isEmpty()) {
            draft.adSets().forEach(adSet -> covered(adSet, countries, rule));
        }
    }

    private static void covered(Node adSet, Node stated, Check rule) {
        for (Node country :
                adSet.at("targeting").at("geo_locations").at("countries").items()) {
            boolean isCode = country.text().filter(Country::isCode).isPresent();
            if (isCode && stated.items().stream().noneMatch(it -> it.value().equals(country.value()))) {
                rule.warn(
                        country,
                        "The ads run in a country that special_ad_category_country does not name.",
                        "a country of special_ad_category_country",
                        "Name it there, or leave it out here.");
            }
        }
    }

    private static void hints(CampaignDraft draft, Check rule) {
        Node declared = draft.at("special_ad_categories");
        if (draft.at("objective").is(Objective.OUTCOME_LEADS.name()) && declared.absent()) {
            rule.warn(declared, "Campaigns for leads are often of a special ad category.", "", "State the categories.");
        }
        String name = draft.at("name").text().orElse("");
        Set<SpecialCategory> stated = of(draft);
        for (SpecialCategory category : SpecialCategory.values()) {
            if (category.hintedBy(name) && !stated.contains(category)) {
                rule.warn(
                        draft.at("name"),
                        "The name sounds like the special ad category " + category + ", which is not declared.",
                        "",
                        "Declare it, unless the ads are about something else.");
            }
        }
    }
}
