package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_SAFE_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.Walk;
import java.util.Locale;
import java.util.Set;

/** No budget stands where the other rules do not look. */
final class StrayBudgetRules implements CatalogRules {

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_SAFE_1);
        Set<String> read = read(draft);
        for (Node place : Walk.through(draft.root())) {
            for (String name : place.names()) {
                if (isBudget(name) && !read.contains(place.at(name).pointer())) {
                    stray(check, place.at(name));
                }
            }
        }
    }

    private static Set<String> read(CatalogDraft draft) {
        return Set.of(
                draft.campaign().at("daily_budget").pointer(),
                draft.campaign().at("lifetime_budget").pointer(),
                draft.campaign().at(CatalogBudgetRules.SHARING).pointer(),
                draft.adSet().at("daily_budget").pointer(),
                draft.adSet().at("lifetime_budget").pointer());
    }

    private static boolean isBudget(String name) {
        return name.toLowerCase(Locale.ROOT).contains("budget");
    }

    private static void stray(Check check, Node budget) {
        check.error(
                budget,
                "No budget is read here, so it would escape the checks.",
                "daily_budget or lifetime_budget, at the ad set or the campaign",
                "Move or remove it.");
    }
}
