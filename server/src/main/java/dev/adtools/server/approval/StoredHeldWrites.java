package dev.adtools.server.approval;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.operations.approvals.HeldWrite;
import dev.adtools.tools.operations.approvals.HeldWrites;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows tools the Pending Actions of the service's database. */
public final class StoredHeldWrites implements HeldWrites {

    private final Tx tx;
    private final Clock clock;

    /** Reads those in the tables behind {@code tx}; {@code clock} tells which have expired. */
    public StoredHeldWrites(Tx tx, Clock clock) {
        this.tx = tx;
        this.clock = clock;
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
