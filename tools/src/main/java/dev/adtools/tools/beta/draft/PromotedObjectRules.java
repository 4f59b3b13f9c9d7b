package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.CustomEvent;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks that an ad set says what its goal is counted on: a pixel, an app or a page. */
final class PromotedObjectRules {

    private static final Set<String> CONVERSIONS = Set.of("OFFSITE_CONVERSIONS", "VALUE");
    private static final Set<String> INSTALLS = Set.of("APP_INSTALLS", "APP_INSTALLS_AND_OFFSITE_CONVERSIONS");
    private static final Set<String> LEADS = Set.of("LEAD_GENERATION", "QUALITY_LEAD");
    private static final Pattern STORE = Pattern.compile("^https?://(apps\\.apple\\.com|play\\.google\\.com)/.+$");
    private static final Pattern ID = Pattern.compile("^[0-9]{5,20}$");

    private PromotedObjectRules() {}

    /** Applies CMP-PROMO-1. */
    static void check(CampaignDraft draft, Checks checks) {
        Check rule = CampaignRule.CMP_PROMO_1.in(checks);
        for (Node adSet : draft.adSets()) {
            String goal = adSet.at("optimization_goal").text().orElse("");
            Node promoted = draft.inherited(adSet, "promoted_object");
            boolean app = draft.objective()
                    .filter(Objective.OUTCOME_APP_PROMOTION::equals)
                    .isPresent();
            if (CONVERSIONS.contains(goal)) {
                id(promoted.at(app ? "application_id" : "pixel_id"), goal, rule);
                event(promoted.at("custom_event_type"), goal, rule);
            } else if (INSTALLS.contains(goal)) {
                id(promoted.at("application_id"), goal, rule);
                store(promoted.at("object_store_url"), goal, rule);
            } else if (LEADS.contains(goal)) {
                id(promoted.at("page_id"), goal, rule);
            }
            catalog(promoted, rule);
        }
    }

    private static void id(Node id, String goal, Check rule) {
        if (id.text().filter(text -> ID.matcher(text).matches()).isEmpty()) {
            rule.error(
                    id,
                    "The goal " + goal + " needs this id in the promoted object.",
                    "a string of 5 to 20 digits",
                    "");
        }
    }

    private static void event(Node event, String goal, Check rule) {
        if (event.text().filter(CustomEvent::isName).isEmpty()) {
            rule.error(
                    event,
                    "The goal " + goal + " needs the event that counts as a conversion.",
                    CustomEvent.names(),
                    event.text().map(CustomEvent::hint).orElse(""));
        }
    }

    private static void store(Node url, String goal, Check rule) {
        if (url.text().filter(text -> STORE.matcher(text).matches()).isEmpty()) {
            rule.error(
                    url,
                    "The goal " + goal + " needs the address of the app in a store.",
                    "an address on apps.apple.com or play.google.com",
                    "");
        }
    }

    private static void catalog(Node promoted, Check rule) {
        for (String name : new String[] {"product_catalog_id", "product_set_id"}) {
            if (promoted.at(name).present()) {
                rule.info(promoted.at(name), "Catalog ads have rules of their own: validate_beta_catalog_ad_draft.");
            }
        }
    }
}
