package dev.adtools.tools.operations.changes;

import dev.adtools.api.Platform;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_change_history}.
 *
 * @param rows the changes of this page, newest first
 * @param since how far back the answer looks (RFC 3339)
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record ChangeList(
        List<Row> rows,
        String since,
        boolean hasMore,
        @Nullable String nextCursor) {

    public ChangeList {
        rows = List.copyOf(rows);
    }

    /**
     * One change.
     *
     * @param id the id of its record in the audit trail
     * @param at when it was let go (RFC 3339)
     * @param actor the principal that called
     * @param tool the tool that it called
     * @param platform the platform of the account
     * @param accountId the account
     * @param entityId the platform's id of what was changed; null when it was made and its id is not known
     * @param diff what changed, or was to change, field by field
     * @param outcome whether the platform did it
     * @param code the error code that was answered; null when it was applied, and when it was found out later that it was not
     * @param verified whether the platform showed the write when it was read back; null when it was not clear
     * @param requestedBy the principal that asked for it
     * @param reason why, in the words of whoever asked, or their hash once they are not kept; null when not said
     * @param approvedBy the principals that approved it, the first one first; empty when no approval was needed
     * @param executedBy the principal that had the approved action executed; null when no approval was needed, and where an
     *     earlier version of the service executed it
     * @param pendingActionId the Pending Action that was done; null when no approval was needed
     * @param operationId the operation
     * @param requestId the request's X-Request-Id
     */
    public record Row(
            String id,
            String at,
            String actor,
            String tool,
            Platform platform,
            String accountId,
            @Nullable String entityId,
            List<Difference> diff,
            ChangeOutcome outcome,
            @Nullable String code,
            @Nullable Boolean verified,
            String requestedBy,
            @Nullable String reason,
            List<String> approvedBy,
            @Nullable String executedBy,
            @Nullable String pendingActionId,
            String operationId,
            String requestId) {
        public Row {
            approvedBy = List.copyOf(approvedBy);
            diff = List.copyOf(diff);
        }
    }

    /**
     * One field that changed, or was to change.
     *
     * @param field its name
     * @param before its value before
     * @param after its value after
     * @param unit what the values count; null when they are no amounts
     * @param currency the currency of amounts of money (ISO 4217); null for anything else
     */
    public record Difference(
            String field,
            JsonValue before,
            JsonValue after,
            @Nullable Unit unit,
            @Nullable String currency) {}
}
