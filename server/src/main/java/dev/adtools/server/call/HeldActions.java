package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Outcome;
import dev.adtools.api.SpendEffect;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The actions that wait for approval, as a workflow sees them. */
public interface HeldActions {

    /** Returns an action of an id. */
    Optional<HeldAction> find(String id);

    /**
     * Returns an action that may be executed now, or was, or why it may not.
     *
     * @param id the action
     * @param payloadHash the hash that whoever resumes repeats
     */
    Outcome<HeldAction> resumable(String id, String payloadHash);

    /**
     * Does what was approved, once: asked again, it answers the same. Every check is made again in the transaction that lets
     * it go.
     *
     * @param id an action that is resumable
     * @param resuming the call that resumes it
     */
    CallResult execute(String id, ToolCall resuming);

    /**
     * A Pending Action as whoever resumes it sees it.
     *
     * @param id the action, {@code pa_…}
     * @param state where it is, for example {@code APPROVED}
     * @param payloadHash the hash that approving and resuming must repeat
     * @param step the step of the workflow that waits for it
     * @param tool the tool that it calls
     * @param account the account that it changes
     * @param diff what changes, field by field
     * @param spend the money it moves; null when none
     * @param expiresAt when it can no longer be decided, or once approved no longer be executed
     * @param operationId the operation that did it; null before it was let go
     * @param givenUp whether a person gave up finding out how it went
     */
    record HeldAction(
            String id,
            String state,
            String payloadHash,
            StepRef step,
            String tool,
            AccountId account,
            List<Change> diff,
            @Nullable SpendEffect spend,
            Instant expiresAt,
            @Nullable String operationId,
            boolean givenUp) {

        public HeldAction {
            diff = List.copyOf(diff);
        }
    }
}
