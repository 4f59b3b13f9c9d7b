package dev.adtools.tools.operations.changes;

/** Makes rows of changes. */
public final class ChangeRows {

    private ChangeRows() {}

    /** Returns a change as callers see it. */
    public static ChangeList.Row of(RecordedChange change) {
        RecordedChange.Call call = change.call();
        return new ChangeList.Row(
                change.id(),
                change.at().toString(),
                call.actor(),
                call.tool(),
                change.target().account().platform(),
                change.target().account().value(),
                change.target().entityId(),
                change.diff().stream()
                        .map(field -> new ChangeList.Difference(
                                field.field(), field.before(), field.after(), field.unit(), field.currency()))
                        .toList(),
                change.ending().outcome(),
                change.ending().code(),
                change.ending().verified(),
                call.actor(),
                call.reason(),
                change.approval().approvedBy(),
                change.approval().executedBy(),
                change.approval().pendingActionId(),
                call.operationId(),
                call.requestId());
    }
}
