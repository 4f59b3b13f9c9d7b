package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_SAFE_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.Walk;
import java.util.Set;

/** Checks that nothing of the draft starts by itself. */
final class CatalogSafetyRules implements CatalogRules {

    private static final Set<String> STATUSES = Set.of("status", "configured_status", "effective_status");
    private static final Set<String> MODES = Set.of("paused", "approval_required");

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_SAFE_1);
        for (Node place : Walk.through(draft.root())) {
            place.names().stream().filter(STATUSES::contains).forEach(name -> status(check, place.at(name)));
        }
        Node mode = draft.root().at("execution_mode");
        if (mode.present() && mode.text().filter(MODES::contains).isEmpty()) {
            check.error(mode, "This execution mode is not safe.", "paused or approval_required", "");
        }
    }

    private static void status(Check check, Node status) {
        if (status.present() && !status.is("PAUSED")) {
            check.error(
                    status,
                    "What a draft creates must be paused.",
                    "PAUSED",
                    "Leave it paused; turning it on is a step of its own that waits for approval.");
        }
    }
}
