package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BillingEvent;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks what the ad sets are billed by. */
final class BillingRules {

    private BillingRules() {}

    /** Applies CMP-BILL-1. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            checks.skip(CampaignRule.CMP_BILL_1);
            return;
        }
        Check rule = checks.rule(CampaignRule.CMP_BILL_1);
        for (Node adSet : draft.adSets()) {
            Node event = adSet.at("billing_event");
            if (event.present()) {
                BillingEvent.check(
                        rule, event, adSet.at("optimization_goal").text().orElse(""));
            }
        }
    }
}
