package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_BILL_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_EVT_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_EVT_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_OBJ_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the campaign is for: objective, conversion event, billing event. */
final class ObjectiveRules implements CatalogRules {

    private static final List<String> EVENTS = Stream.concat(
                    CatalogVocabulary.CATALOG_EVENTS.stream(), CatalogVocabulary.OTHER_EVENTS.stream())
            .toList();

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        objective(draft, checks);
        goal(draft, checks);
        conversionEvent(draft, checks);
        assumptions(draft, checks);
        billingEvent(draft, checks);
    }

    private static void objective(CatalogDraft draft, Checks checks) {
        Check check = CAT_OBJ_1.in(checks);
        Node at = draft.objective();
        String objective = at.text().orElse("");
        if (CatalogVocabulary.POSSIBLE_OBJECTIVES.contains(objective)) {
            check.warn(
                    at,
                    "Catalog ads can run under this objective, but are not optimized for sales.",
                    CatalogVocabulary.SALES,
                    "");
        } else if (CatalogVocabulary.OTHER_OBJECTIVES.contains(objective)) {
            check.error(at, "This objective does not take catalog ads.", CatalogVocabulary.SALES, "");
        } else if (!objective.equals(CatalogVocabulary.SALES)) {
            check.error(
                    at, "The objective must be one of the present ones.", CatalogVocabulary.SALES, mended(objective));
        }
        contradiction(check, draft.root().at("objective"), draft.campaign().at("objective"));
    }

    private static String mended(String objective) {
        String successor = CatalogVocabulary.LEGACY_OBJECTIVES.get(objective);
        return "Use " + (successor == null ? CatalogVocabulary.SALES : successor) + ".";
    }

    private static void contradiction(Check check, Node whole, Node campaign) {
        if (whole.present() && campaign.present() && !whole.value().equals(campaign.value())) {
            check.error(whole, "The draft and its campaign name different objectives.", "", "State it once.");
        }
    }

    private static void goal(CatalogDraft draft, Checks checks) {
        Node at = draft.adSet().at("optimization_goal");
        if (at.text().isEmpty()) {
            CAT_EVT_1
                    .in(checks)
                    .warn(at, "The ad set has no optimization goal.", "OFFSITE_CONVERSIONS", "State the goal.");
        }
    }

    private static void conversionEvent(CatalogDraft draft, Checks checks) {
        Node at = draft.promotedObject().at("custom_event_type");
        Check check = CAT_EVT_1.in(checks);
        if (at.absent()) {
            return;
        }
        String event = at.text().orElse("");
        if (CatalogVocabulary.OTHER_EVENTS.contains(event)) {
            check.warn(
                    at, "This event says little about the products of a catalog.", CatalogVocabulary.DEFAULT_EVENT, "");
        } else if (!CatalogVocabulary.CATALOG_EVENTS.contains(event)) {
            check.error(
                    at,
                    "This is no conversion event of the platform.",
                    String.join(", ", CatalogVocabulary.CATALOG_EVENTS),
                    meant(event));
        }
    }

    private static String meant(String event) {
        String letters = event.replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT);
        String known = CatalogVocabulary.PIXEL_NAMES.get(letters);
        return known != null
                ? "Use " + known + "."
                : EVENTS.stream()
                        .filter(name -> name.replace("_", "").equals(letters))
                        .findFirst()
                        .map(name -> "Use " + name + ".")
                        .orElseGet(() -> Closest.hint(event, EVENTS));
    }

    private static void assumptions(CatalogDraft draft, Checks checks) {
        if (!draft.optimizesForConversions()) {
            CAT_EVT_2.skip(checks);
            return;
        }
        Check check = CAT_EVT_2.in(checks);
        Node at = draft.promotedObject();
        check.info(at, "Whether the pixel or app is an event source of the catalog was not verified.");
        if (at.at("custom_event_type").absent()) {
            check.info(
                    at.at("custom_event_type"),
                    "No conversion event is given; the platform takes " + CatalogVocabulary.DEFAULT_EVENT + ".");
        }
    }

    private static void billingEvent(CatalogDraft draft, Checks checks) {
        if (!draft.optimizesForConversions()) {
            CAT_BILL_1.skip(checks);
            return;
        }
        Check check = CAT_BILL_1.in(checks);
        Node at = draft.adSet().at("billing_event");
        if (!at.is("IMPRESSIONS")) {
            check.error(at, "This optimization goal is billed by impressions only.", "IMPRESSIONS", "Set IMPRESSIONS.");
        }
    }
}
