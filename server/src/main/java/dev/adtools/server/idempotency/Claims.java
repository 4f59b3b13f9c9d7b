package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.idempotency.OperationSummary.Effect;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.StoreUnavailable;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** Lets calls take their operations for a node, decided by the unique indexes of the database, until they are let go or given back. */
public final class Claims {

    private static final int ATTEMPTS = 3;

    private final CallIds ids;
    private final Clock clock;
    private final String node;
    private final Retention retention;

    /**
     * Takes operations for a node.
     *
     * @param ids makes the operations' ids
     * @param clock tells the time
     * @param node this process, and no other before or after it
     * @param retention how long what is kept is kept
     */
    public Claims(CallIds ids, Clock clock, String node, Retention retention) {
        this.ids = ids;
        this.clock = clock;
        this.node = node;
        this.retention = retention;
    }

    /** Returns a call with an operation of its own, which it has not taken yet. */
    ToolCall first(ToolCall call) {
        return call.holding(new Claim("op_" + ids.next(), 1), call.metadata().callId());
    }

    /** Takes the operation of a call that is about to run; returns what to answer when another call has it. */
    Optional<CallResult> claim(Handle handle, ToolCall call, PlatformEnvironment world) {
        return take(handle, columns(call, world).claimed(node));
    }

    /** Takes the operation of a write that may have been sent from now on; returns what to answer when it may not go. */
    public Supplier<Optional<CallResult>> letGo(StatementBatch batch, PlannedWrite write) {
        Optional<CallResult> overdue = overdue(write);
        return overdue.isPresent()
                ? () -> overdue
                : take(batch, columns(write.call(), write.world()).sending(node, write));
    }

    /** Takes the operation of a write that waits for approval, with what its caller was told; or returns what to answer. */
    public Optional<CallResult> stage(Handle handle, PlannedWrite write, String pendingActionId, byte[] answer) {
        return overdue(write)
                .or(() -> take(
                        handle,
                        columns(write.call(), write.world())
                                .staged(write, pendingActionId)
                                .answering(CallResult.completed(answer), expiry(write.call()))));
    }

    // Whoever asked has stopped waiting, and what was planned was looked up long ago: a node may have slept in between.
    private Optional<CallResult> overdue(PlannedWrite write) {
        return clock.instant().isAfter(write.call().metadata().deadline())
                ? Optional.of(CallResult.failed(ToolError.of(
                        ErrorCode.STORE_UNAVAILABLE,
                        "The call took so long that its answer was due before anything was sent; nothing was sent.")))
                : Optional.empty();
    }

    /**
     * Takes the operation of a call, makes its change in the service's own tables, and keeps its answer; or answers as the call
     * that has it.
     */
    public CallResult local(Handle handle, ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
        return claim(handle, call, world).orElseGet(() -> kept(handle, call, change.get()));
    }

    private CallResult kept(Handle handle, ToolCall call, CallResult answer) {
        if (!StoredAnswer.isKept(call, answer)) {
            release(handle, call.claimed());
            return answer;
        }
        complete(handle, call, answer);
        return answer.of(call.receipt());
    }

    /** Notes at the operation that a call holds what it changes in the service's own tables; nothing where it holds none. */
    public static void changed(Handle handle, LocalChange change) {
        Claim claim = change.call().claim();
        if (claim != null) {
            OperationStore.changed(handle, claim, change.entity());
        }
    }

    /** Takes the operation of a write that found nothing to change, so that its key answers the same from now on. */
    Optional<CallResult> unchanged(Handle handle, ToolCall call, PlatformEnvironment world, CallResult answer) {
        return take(handle, columns(call, world).unchanged().answering(answer, expiry(call)));
    }

    private OperationColumns columns(ToolCall call, PlatformEnvironment world) {
        return new OperationColumns(call, world, retention.ofRow(call));
    }

    private Instant expiry(ToolCall call) {
        return clock.instant().plus(retention.ofAnswer(call));
    }

    // One after the other: what these units have changed stays, also when another call is in the way.
    private Optional<CallResult> take(Handle handle, OperationColumns columns) {
        return StatementBatch.answer(handle, batch -> duplicate(batch, columns))
                .or(() -> StatementBatch.answer(handle, batch -> taken(batch, columns)));
    }

    // Together: a unit that lets a write go is taken back whole when something refuses.
    private Supplier<Optional<CallResult>> take(StatementBatch batch, OperationColumns columns) {
        Supplier<Optional<CallResult>> duplicate = duplicate(batch, columns);
        Supplier<Optional<CallResult>> taken = taken(batch, columns);
        return () -> duplicate.get().or(taken);
    }

    private static Supplier<Optional<CallResult>> taken(StatementBatch batch, OperationColumns columns) {
        Supplier<Integer> taken = OperationStore.take(batch, columns);
        return () -> taken.get() == 1 ? Optional.empty() : behind(batch, columns);
    }

    private static Optional<CallResult> behind(StatementBatch batch, OperationColumns columns) {
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            Optional<ExistingOperation> other = OperationStore.inTheWay(batch.send(), columns);
            if (other.isPresent()) {
                return Optional.of(behind(other.get(), columns));
            }
            // The one in the way was given back in between.
            if (OperationStore.take(batch, columns).get() == 1) {
                return Optional.empty();
            }
        }
        throw new StoreUnavailable("The operation changes hands too fast to be claimed.");
    }

    private static CallResult behind(ExistingOperation existing, OperationColumns columns) {
        ToolCall call = columns.call();
        return call.metadata().idempotencyKey() == null
                ? existing.duplicate()
                : existing.answer(call, columns.fingerprint()).orElseGet(() -> existing.inProgress(call));
    }

    /** Returns the answer when another call has, or may have, done what a call asks for; empty when none has. */
    Optional<CallResult> standing(Handle handle, ToolCall call, PlatformEnvironment world) {
        OperationColumns columns = columns(call, world);
        return call.metadata().idempotencyKey() == null
                ? StatementBatch.answer(handle, batch -> duplicate(batch, columns))
                : OperationStore.inTheWay(handle, columns)
                        .flatMap(existing -> existing.answer(call, columns.fingerprint()));
    }

    // Of two calls for the same that are under way at once, of which one has no key, only one may move money.
    private Supplier<Optional<CallResult>> duplicate(StatementBatch batch, OperationColumns columns) {
        if (Effect.of(columns.call()) != Effect.SPEND) {
            return Optional::empty;
        }
        CallMetadata metadata = columns.call().metadata();
        Duration since = Duration.between(metadata.receivedAt(), clock.instant());
        Supplier<Optional<ExistingOperation>> twin = metadata.idempotencyKey() == null
                ? OperationStore.underWay(batch, columns, since)
                : OperationStore.keylessSent(batch, columns, since);
        return () -> twin.get().map(ExistingOperation::duplicate);
    }

    /** Keeps the answer of a call that sent nothing. */
    void complete(Handle handle, ToolCall call, CallResult answer) {
        OperationStore.complete(handle, call.claimed(), answer, clock.instant(), expiry(call));
    }

    /** Gives an operation back of which nothing was sent. */
    void release(Handle handle, Claim claim) {
        OperationStore.release(handle, claim, clock.instant());
    }
}
