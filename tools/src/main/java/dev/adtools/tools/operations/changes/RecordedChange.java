package dev.adtools.tools.operations.changes;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A write that was let go.
 *
 * @param id the id of its record in the audit trail
 * @param at when it was let go
 * @param call the call that asked for it
 * @param target what it was to change
 * @param approval who agreed to it
 * @param diff what changed, or was to change, field by field; texts from outside are inert
 * @param ending how it ended
 */
public record RecordedChange(
        String id, Instant at, Call call, Target target, Approval approval, List<Change> diff, Ending ending) {

    /** Copies the list. */
    public RecordedChange {
        diff = List.copyOf(diff);
    }

    /**
     * Call that asked for a write.
     *
     * @param actor the principal that called
     * @param tool the tool that it called
     * @param operationId the operation
     * @param requestId the request id that the caller sent or was given
     * @param reason why, in the caller's words made inert, or their hash once they are not kept; null when not said
     */
    public record Call(
            String actor,
            String tool,
            String operationId,
            String requestId,
            @Nullable String reason) {}

    /**
     * Object that a write was to change.
     *
     * @param account the account
     * @param entityId the platform's id of the object; null when it was made and its id is not known
     */
    public record Target(AccountId account, @Nullable String entityId) {}

    /**
     * Approval of a write that somebody else asked for.
     *
     * @param pendingActionId the Pending Action that was done; null when no approval was needed
     * @param approvedBy the principals that approved it, the first one first
     * @param executedBy the principal that had it executed; null when no approval was needed, and where an earlier version
     *     executed it
     */
    public record Approval(
            @Nullable String pendingActionId,
            List<String> approvedBy,
            @Nullable String executedBy) {

        /** Copies the list. */
        public Approval {
            approvedBy = List.copyOf(approvedBy);
        }
    }

    /**
     * Outcome of a write.
     *
     * @param outcome whether the platform did it
     * @param code the error code that was answered; null when it was applied, and when it was found out later that it was not
     * @param verified whether the platform showed the write when it was read back; null when it was not clear
     */
    public record Ending(
            ChangeOutcome outcome,
            @Nullable String code,
            @Nullable Boolean verified) {}
}
