package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.CustomEvent;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.beta.campaign.PromotedObject;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks that an ad set says what its goal is counted on: a pixel, an app or a page. */
final class PromotedObjectRules {

    private PromotedObjectRules() {}

    /** Applies CMP-PROMO-1. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            checks.skip(CampaignRule.CMP_PROMO_1);
            return;
        }
        Check rule = checks.rule(CampaignRule.CMP_PROMO_1);
        for (Node adSet : draft.adSets()) {
            String goal = adSet.at("optimization_goal").text().orElse("");
            Node promoted = draft.inherited(adSet, "promoted_object");
            boolean app = draft.objective()
                    .filter(Objective.OUTCOME_APP_PROMOTION::equals)
                    .isPresent();
            PromotedObject.check(rule, promoted, goal, app);
            if (PromotedObject.countsConversions(goal)) {
                event(promoted.at("custom_event_type"), goal, rule);
            }
            catalog(promoted, rule);
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

    private static void catalog(Node promoted, Check rule) {
        for (String name : new String[] {"product_catalog_id", "product_set_id"}) {
            if (promoted.at(name).present()) {
                rule.info(promoted.at(name), "Catalog ads have rules of their own: validate_beta_catalog_ad_draft.");
            }
        }
    }
}
