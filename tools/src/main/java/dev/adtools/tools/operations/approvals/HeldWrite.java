package dev.adtools.tools.operations.approvals;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.SpendEffect;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A write that waits for approval, or did.
 *
 * @param id its id, {@code pa_…}
 * @param status where it is
 * @param target what it would change
 * @param diff what changes, field by field; texts from outside are inert
 * @param reason why, in the requester's words made inert; null when not said
 * @param spend the money it moves; null when none
 * @param payloadHash the hash that approving and resuming must repeat
 * @param workflowId the workflow that waits for it
 * @param requestedBy the principal that asked
 * @param times when what happened, or is due
 * @param end how it ended; null while it has not
 */
public record HeldWrite(
        String id,
        ActionStatus status,
        Target target,
        List<Change> diff,
        @Nullable String reason,
        @Nullable SpendEffect spend,
        String payloadHash,
        String workflowId,
        String requestedBy,
        Times times,
        @Nullable End end) {

    /** Copies the list. */
    public HeldWrite {
        diff = List.copyOf(diff);
    }

    /**
     * Object that a write would change, and the tool that changes it.
     *
     * @param tool the tool that it calls
     * @param account the account
     * @param entity what is changed; null when it is made
     * @param accountName what the account's owners call it; null when the stored document is not intact
     * @param entityName the name of what is changed or made; null when the stored document is not intact
     */
    public record Target(
            String tool,
            AccountId account,
            @Nullable String entity,
            @Nullable String accountName,
            @Nullable String entityName) {}

    /**
     * Times of a write: when what happened, or is due.
     *
     * @param createdAt when it was asked for
     * @param expiresAt when it can no longer be decided
     * @param executeBefore when it can no longer be executed; null before it is approved
     */
    public record Times(
            Instant createdAt, Instant expiresAt, @Nullable Instant executeBefore) {}

    /**
     * End of a write that waited.
     *
     * @param at when
     * @param by the principal that rejected it or took it back; null when the service ended it
     * @param reason why, in that principal's words made inert; null when not said
     */
    public record End(
            Instant at, @Nullable String by, @Nullable String reason) {}
}
