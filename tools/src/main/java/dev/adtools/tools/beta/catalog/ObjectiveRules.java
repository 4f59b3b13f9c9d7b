package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_BILL_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_EVT_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_EVT_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_OBJ_1;

import dev.adtools.tools.beta.campaign.BillingEvent;
import dev.adtools.tools.beta.campaign.CustomEvent;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.Optional;

/** Checks what the campaign is for: objective, conversion event, billing event. */
final class ObjectiveRules implements CatalogRules {

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        objective(draft, checks);
        goal(draft, checks);
        conversionEvent(draft, checks);
        assumptions(draft, checks);
        billingEvent(draft, checks);
    }

    private static void objective(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_OBJ_1);
        Node at = draft.objective();
        Optional<Objective> objective = at.text().flatMap(Objective::of);
        if (objective.isEmpty()) {
            check.error(at, "The objective must be one of the present ones.", CatalogVocabulary.SALES, mended(at));
        } else if (CatalogVocabulary.POSSIBLE_OBJECTIVES.contains(objective.get())) {
            check.warn(
                    at,
                    "Catalog ads can run under this objective, but are not optimized for sales.",
                    CatalogVocabulary.SALES,
                    "");
        } else if (objective.get() != Objective.OUTCOME_SALES) {
            check.error(at, "This objective does not take catalog ads.", CatalogVocabulary.SALES, "");
        }
        contradiction(check, draft.root().at("objective"), draft.campaign().at("objective"));
    }

    private static String mended(Node objective) {
        return "Use " + objective.text().flatMap(Objective::successorOf).orElse(Objective.OUTCOME_SALES) + ".";
    }

    private static void contradiction(Check check, Node whole, Node campaign) {
        if (whole.present() && campaign.present() && !whole.value().equals(campaign.value())) {
            check.error(whole, "The draft and its campaign name different objectives.", "", "State it once.");
        }
    }

    private static void goal(CatalogDraft draft, Checks checks) {
        Node at = draft.adSet().at("optimization_goal");
        if (at.text().isEmpty()) {
            checks.rule(CAT_EVT_1)
                    .warn(at, "The ad set has no optimization goal.", "OFFSITE_CONVERSIONS", "State the goal.");
        }
    }

    private static void conversionEvent(CatalogDraft draft, Checks checks) {
        Node at = draft.promotedObject().at("custom_event_type");
        Check check = checks.rule(CAT_EVT_1);
        if (at.absent()) {
            return;
        }
        String event = at.text().orElse("");
        if (!CustomEvent.isName(event)) {
            check.error(
                    at,
                    "This is no conversion event of the platform.",
                    String.join(", ", CatalogVocabulary.CATALOG_EVENTS),
                    CustomEvent.hint(event));
        } else if (!CatalogVocabulary.CATALOG_EVENTS.contains(event)) {
            check.warn(
                    at, "This event says little about the products of a catalog.", CatalogVocabulary.DEFAULT_EVENT, "");
        }
    }

    private static void assumptions(CatalogDraft draft, Checks checks) {
        if (!draft.optimizesForConversions()) {
            checks.skip(CAT_EVT_2);
            return;
        }
        Check check = checks.rule(CAT_EVT_2);
        Node at = draft.promotedObject();
        check.info(at, "Whether the pixel or app is an event source of the catalog was not verified.");
        if (at.at("custom_event_type").absent()) {
            check.info(
                    at.at("custom_event_type"),
                    "No conversion event is given; the platform takes " + CatalogVocabulary.DEFAULT_EVENT + ".");
        }
    }

    private static void billingEvent(CatalogDraft draft, Checks checks) {
        Node at = draft.adSet().at("billing_event");
        if (at.absent() && !draft.optimizesForConversions()) {
            checks.skip(CAT_BILL_1);
            return;
        }
        Check check = checks.rule(CAT_BILL_1);
        if (at.absent()) {
            check.error(at, "This optimization goal is billed by impressions only.", "IMPRESSIONS", "Set IMPRESSIONS.");
            return;
        }
        BillingEvent.check(
                check, at, draft.adSet().at("optimization_goal").text().orElse(""));
    }
}
