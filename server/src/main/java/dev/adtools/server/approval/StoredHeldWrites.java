package dev.adtools.server.approval;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.Outcome;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.operations.approvals.HeldWrite;
import dev.adtools.tools.operations.approvals.HeldWrites;
import dev.adtools.tools.operations.approvals.Withdrawal;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Pending Actions of the service's database, for tools. */
public final class StoredHeldWrites implements HeldWrites {

    private final Tx tx;
    private final Clock clock;
    private final BiConsumer<Handle, LocalChange> changes;
    private final Consumer<String> onEnd;

    /**
     * Reads and withdraws the actions of a database.
     *
     * @param tx the database
     * @param clock the clock of expiry
     * @param changes notes a change in the service's own tables
     * @param onEnd takes the id of the workflow of a withdrawn action
     */
    public StoredHeldWrites(Tx tx, Clock clock, BiConsumer<Handle, LocalChange> changes, Consumer<String> onEnd) {
        this.tx = tx;
        this.clock = clock;
        this.changes = changes;
        this.onEnd = onEnd;
    }

    @Override
    public List<HeldWrite> ofOwner(CallContext viewer, Optional<ActionStatus> status, int most) {
        Instant now = clock.instant();
        Optional<ActionState> state = status.map(wanted -> ActionState.valueOf(wanted.name()));
        ActionStore.noteOverdue(tx, state, now);
        ActionFilter filter = new ActionFilter(Keyset.start(ListOrder.NEWEST), most, Limits.NONE, now)
                .ofOwner(HandlerContext.of(viewer).caller().owner())
                .ofState(state);
        tx.take(tx.read(handle -> ActionStore.payloadBytes(handle, filter)));
        return tx.read(handle -> ActionStore.list(handle, filter)).stream()
                .map(action -> write(action, now))
                .toList();
    }

    @Override
    public Outcome<HeldWrite> find(String id, CallContext viewer) {
        Instant now = clock.instant();
        tx.take(tx.read(handle -> ActionStore.payloadBytes(handle, id)));
        return tx.read(handle -> own(handle, HandlerContext.of(viewer).caller(), id))
                .map(action -> write(action, now));
    }

    private static Outcome<ActionRow> own(Handle handle, Caller caller, String id) {
        return ApprovalDecisions.visible(handle, caller, id)
                .flatMap(action -> action.requester().owner().equals(caller.owner())
                        ? Outcome.completed(action)
                        : Outcome.failed(ActionRefusals.notFound()));
    }

    @Override
    public Outcome<HeldWrite> withdraw(Withdrawal withdrawal, CallContext context) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        ToolCall call = HandlerContext.of(context);
        Outcome<ActionRow> withdrawn = tx.write(handle -> own(handle, call.caller(), withdrawal.pendingActionId())
                .flatMap(action -> ApprovalDecisions.cancel(handle, call.caller(), action, call.reason(), now))
                .map(action -> {
                    changes.accept(handle, new LocalChange(call, action.id()));
                    return action;
                }));
        return withdrawn.map(action -> {
            onEnd.accept(action.call().step().workflowId());
            return write(action, now);
        });
    }

    private static HeldWrite write(ActionRow action, Instant now) {
        WriteTarget named = action.payload().isIntact() ? action.payload().target() : null;
        ActionRow.Target target = action.target();
        return new HeldWrite(
                action.id(),
                ActionStatus.valueOf(action.stateAt(now).name()),
                new HeldWrite.Target(
                        target.tool(),
                        target.account(),
                        DisplayText.ofNullable(target.entity()),
                        named == null ? null : DisplayText.of(named.accountName()),
                        named == null ? null : DisplayText.of(named.entityName())),
                inert(action.diff()),
                DisplayText.ofNullable(action.reason()),
                action.spend(),
                action.payload().hash(),
                action.call().step().workflowId(),
                action.requester().principal(),
                new HeldWrite.Times(
                        action.times().createdAt(),
                        action.times().expiresAt(),
                        action.times().executeBefore()),
                end(action.end()));
    }

    private static HeldWrite.@Nullable End end(ActionRow.@Nullable ActionEnd end) {
        return end == null ? null : new HeldWrite.End(end.at(), end.by(), DisplayText.ofNullable(end.why()));
    }

    private static List<Change> inert(List<Change> diff) {
        return diff.stream()
                .map(change -> new Change(
                        DisplayText.of(change.field()),
                        DisplayText.of(change.before()),
                        DisplayText.of(change.after()),
                        change.unit(),
                        DisplayText.ofNullable(change.currency())))
                .toList();
    }
}
