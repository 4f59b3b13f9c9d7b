package dev.adtools.tools.operations.approvals;

import dev.adtools.api.SpendEffect;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Makes rows of writes that wait. */
public final class ActionRows {

    private ActionRows() {}

    /** Returns a write as callers see it. */
    public static PendingActionList.Row of(HeldWrite write) {
        HeldWrite.Times times = write.times();
        return new PendingActionList.Row(
                write.id(),
                write.status(),
                write.target().tool(),
                write.target().account().value(),
                write.target().accountName(),
                write.target().entity(),
                write.target().entityName(),
                write.diff().stream()
                        .map(change -> new PendingActionList.Difference(
                                change.field(), change.before(), change.after(), change.unit(), change.currency()))
                        .toList(),
                spending(write.spend()),
                write.payloadHash(),
                write.workflowId(),
                write.requestedBy(),
                write.reason(),
                times.createdAt().toString(),
                times.expiresAt().toString(),
                text(times.executeBefore()),
                end(write.end()));
    }

    private static PendingActionList.@Nullable Spending spending(@Nullable SpendEffect spend) {
        return spend == null
                ? null
                : new PendingActionList.Spending(
                        spend.dailyBefore(),
                        spend.dailyAfter(),
                        spend.dailyDelta(),
                        spend.monthlyAfter(),
                        spend.whenEnabled());
    }

    private static PendingActionList.@Nullable End end(HeldWrite.@Nullable End end) {
        return end == null ? null : new PendingActionList.End(end.at().toString(), end.by(), end.reason());
    }

    private static @Nullable String text(@Nullable Instant time) {
        return time == null ? null : time.toString();
    }
}
