package dev.adtools.server.console;

import dev.adtools.server.approval.ActionState;

/** Badge that shows a state: how it looks, beside the word that says it. */
final class Badge {

    private Badge() {}

    /** Returns the look of an action's state. */
    static String of(ActionState state) {
        return switch (state) {
            case PENDING, EXECUTING -> "warn";
            case APPROVED, EXECUTED -> "good";
            case FAILED, OUTCOME_UNKNOWN -> "bad";
            case REJECTED, CANCELLED, EXPIRED, REVOKED, STALE -> "idle";
        };
    }
}
