package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks that nothing in the draft could start spending by itself. */
final class DraftSafetyRules {

    private DraftSafetyRules() {}

    /** Applies CMP-STAT-1 and CMP-SAFE-1. */
    static void check(CampaignDraft draft, Checks checks) {
        Check status = checks.rule(CampaignRule.CMP_STAT_1);
        draft.levels().forEach(level -> status(level.at("status"), status));
        mode(draft.at("execution_mode"), checks.rule(CampaignRule.CMP_SAFE_1));
    }

    private static void status(Node status, Check rule) {
        if (status.is("ACTIVE")) {
            rule.error(
                    status,
                    "Nothing is created switched on; switching on needs an approval of its own.",
                    "PAUSED",
                    "Create it paused, then ask for it to be enabled.");
        } else if (status.present() && !status.is("PAUSED")) {
            rule.error(status, "A draft can only be paused.", "PAUSED", "Use PAUSED, or leave it out.");
        }
    }

    /** Reports an execution mode that could start spending. */
    static void mode(Node mode, Check rule) {
        if (mode.present() && !mode.is("paused") && !mode.is("approval_required")) {
            rule.error(
                    mode,
                    "A campaign is created paused, or after an approval.",
                    "paused or approval_required",
                    "Use one of the two, or leave it out.");
        }
    }
}
