package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.operations.approvals.ActionRows;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.operations.approvals.HeldWrite;
import dev.adtools.tools.operations.approvals.HeldWrites;
import dev.adtools.tools.operations.approvals.PendingActionList;
import dev.adtools.tools.operations.approvals.Withdrawal;
import java.util.List;

/** Withdraws a request of the caller's owner that was not applied yet. */
public final class CancelPendingActionHandler
        implements LocalWriteHandler<CancelPendingAction, Withdrawal, PendingActionList.Row> {

    private final HeldWrites writes;

    public CancelPendingActionHandler(HeldWrites writes) {
        this.writes = writes;
    }

    @Override
    public Planned<Withdrawal> plan(CancelPendingAction arguments, CallContext context) {
        return writes.find(arguments.pendingActionId(), context)
                .fold(CancelPendingActionHandler::plan, Planned::refused);
    }

    private static Planned<Withdrawal> plan(HeldWrite write) {
        return switch (write.status()) {
            case PENDING, APPROVED ->
                Planned.local(
                        new Withdrawal(write.id()),
                        Summary.of(Summary.Verb.WITHDRAW, "request", write.id()),
                        List.of(new Change(
                                "status",
                                new JsonString(write.status().name()),
                                new JsonString(ActionStatus.CANCELLED.name()))),
                        List.of(),
                        List.of());
            case CANCELLED -> Planned.noChange(List.of("The request was already withdrawn."));
            default -> Planned.refused(tooLate(write));
        };
    }

    private static ToolError tooLate(HeldWrite write) {
        return new ToolError(
                ErrorCode.PENDING_ACTION_NOT_PENDING,
                "The request is " + write.status().name()
                        + " and cannot be withdrawn. To undo an applied change, request" + " the opposite change.",
                JsonObject.builder()
                        .put("pending_action_id", write.id())
                        .put("status", write.status().name())
                        .build());
    }

    @Override
    public Outcome<PendingActionList.Row> apply(Withdrawal withdrawal, CallContext context) {
        return writes.withdraw(withdrawal, context).map(ActionRows::of);
    }

    @Override
    public Inverse inverse(Withdrawal withdrawal, PendingActionList.Row result) {
        return Inverse.none("A withdrawn request is not restored. Send the request again.");
    }
}
