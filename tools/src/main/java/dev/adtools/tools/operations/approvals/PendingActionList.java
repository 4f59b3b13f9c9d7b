package dev.adtools.tools.operations.approvals;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_pending_actions}.
 *
 * @param rows the actions of this page, the newest first
 * @param total how many actions all pages hold
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record PendingActionList(
        List<Row> rows,
        int total,
        boolean hasMore,
        @Nullable String nextCursor) {

    public PendingActionList {
        rows = List.copyOf(rows);
    }

    /**
     * One action; times are RFC 3339.
     *
     * @param id its id
     * @param status where it is
     * @param tool the tool that it calls
     * @param accountId the account that it would change
     * @param accountName what the account's owners call it; null when the stored action is not intact
     * @param entity what it would change; null when it makes something
     * @param entityName the name of what it would change or make; null when the stored action is not intact
     * @param diff what changes, field by field
     * @param spend the money it moves per day and month; null when none
     * @param payloadHash the hash that approving and resuming must repeat
     * @param workflowId the workflow that waits for it
     * @param requestedBy the principal that asked
     * @param reason why, in the words of whoever asked; null when not said
     * @param createdAt when it was asked for
     * @param expiresAt when it can no longer be decided
     * @param executeBefore when it can no longer be executed; null before it is approved
     * @param ended when it ended, who rejected it or took it back, and why; null while it has not
     */
    public record Row(
            String id,
            ActionStatus status,
            String tool,
            String accountId,
            @Nullable String accountName,
            @Nullable String entity,
            @Nullable String entityName,
            List<Difference> diff,
            @Nullable Spending spend,
            String payloadHash,
            String workflowId,
            String requestedBy,
            @Nullable String reason,
            String createdAt,
            String expiresAt,
            @Nullable String executeBefore,
            @Nullable End ended) {
        public Row {
            diff = List.copyOf(diff);
        }
    }

    /**
     * One field that changes.
     *
     * @param field its name
     * @param before its value when it was asked for
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

    /**
     * End of an action: when, by whom (null: the service itself), and why in that principal's words (null: not said).
     */
    public record End(
            String at, @Nullable String by, @Nullable String reason) {}

    /**
     * The daily budget that serves before and after, the difference, the later one in a month, and the budget of a paused
     * campaign; null for every other write.
     */
    public record Spending(
            Money dailyBefore,
            Money dailyAfter,
            Money dailyDelta,
            Money monthlyAfter,
            SpendEffect.@Nullable PausedBudget whenEnabled) {}
}
