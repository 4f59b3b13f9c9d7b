package dev.adtools.server.approval;

import java.util.Locale;

/**
 * Request on an object that is not over.
 *
 * @param id the Pending Action
 * @param tool the tool that was asked for
 * @param state its state now: waiting, approved or running
 */
public record OpenRequest(String id, String tool, ActionState state) {

    /** Returns a sentence on it, for a caller that wanted to replace it by a request that has nothing to change. */
    public String unreplaced() {
        return sentence()
                + " It was not replaced, because the call makes no change. Withdraw it with cancel_pending_action.";
    }

    /** Returns a sentence on it, for the caller of another write on the same object. */
    public String sentence() {
        String request = "The request " + id + " (" + tool + ") on the same object ";
        return switch (state) {
            case PENDING -> request + "waits for approval and can still change it.";
            case APPROVED -> request + "is approved and can still change it.";
            default ->
                request + "is " + state.name().toLowerCase(Locale.ROOT) + "; read the object again when it has ended.";
        };
    }
}
