package dev.adtools.server;

import dev.adtools.api.PendingAction;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.DraftAction;
import dev.adtools.server.approval.OpenRequest;
import dev.adtools.server.audit.WriteEvents;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteFailures;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.OutcomeResolver;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.spend.SpendGuard.CapsChanged;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.WorkflowHolds;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Write ledger of the database: the order of guards and notes when a write is let go, ends, or waits; each list is one
 * transaction.
 */
final class TransactionalWriteLedger implements WriteLedger {

    private static final Logger LOG = LoggerFactory.getLogger(TransactionalWriteLedger.class);

    private final Tx tx;
    private final List<Gate> gates;
    private final Halts halts;
    private final SpendGuard spend;
    private final Claims claims;
    private final Approvals approvals;
    private final WorkflowHolds workflows;
    private final OutcomeResolver outcomes;
    private final WriteEvents events;
    private final OutcomeRetryQueue late = new OutcomeRetryQueue();

    TransactionalWriteLedger(Tx tx, WriteGuards guards, OutcomeResolver outcomes) {
        this.tx = tx;
        this.events = guards.events();
        this.halts = guards.halts();
        this.spend = guards.spend();
        this.claims = guards.claims();
        this.approvals = guards.approvals();
        this.workflows = guards.workflows();
        this.outcomes = outcomes;
        this.gates = List.of(
                // First: the row that lets it go is the claim of its key, and from here on one call with the key is
                // left.
                claims::letGo,
                // Before money is held for it, and only if it can move any: stopping spend never waits.
                refusing(guards.days()::count),
                // What may be spent is held from here on, on whichever node it runs.
                refusing(spend::reserve),
                // Once its workflow is over, no step of it is sent.
                refusing((batch, write) -> workflows.refusal(batch, write.call())),
                // What was approved runs once, as it was approved, while those who approved it still may.
                refusing(approvals::letGo),
                // Last: a halt may have been acknowledged while one of those above waited for another write.
                refusing(halts::checkLast));
    }

    private static Gate refusing(BiFunction<StatementBatch, PlannedWrite, Supplier<Optional<ToolError>>> guard) {
        return (batch, write) -> {
            Supplier<Optional<ToolError>> refusal = guard.apply(batch, write);
            return () -> refusal.get().map(CallResult::failed);
        };
    }

    @Override
    public Optional<CallResult> letGo(PlannedWrite write) {
        try {
            // What takes no statement is done before the unit.
            Consumer<StatementBatch> sent = events.sent(write);
            tx.execute(handle -> StatementBatch.answer(handle, batch -> ask(batch, write, sent))
                    .ifPresent(TransactionalWriteLedger::takeBack));
            return Optional.empty();
        } catch (NotLetGo instead) {
            return Optional.of(instead.answer.receipt() == null ? unlessHalted(write, instead.answer) : instead.answer);
        } catch (CapsChanged since) {
            spend.reload(tx);
            return letGo(write);
        }
    }

    // All are asked at once; the first that refuses is heard, and what those behind it have noted is taken back too.
    private Supplier<Optional<CallResult>> ask(
            StatementBatch batch, PlannedWrite write, Consumer<StatementBatch> sent) {
        Halts.boundRelease(batch);
        List<Supplier<Optional<CallResult>>> answers =
                gates.stream().map(gate -> gate.ask(batch, write)).toList();
        sent.accept(batch);
        return () -> answers.stream().flatMap(answer -> answer.get().stream()).findFirst();
    }

    // Who pulled the kill switch is to be told of nothing else.
    private CallResult unlessHalted(PlannedWrite write, CallResult refusal) {
        return tx.read(reading -> halts.check(reading, write))
                .map(CallResult::failed)
                .orElse(refusal);
    }

    // Thrown out of the unit, so that what the gates before it had noted is taken back.
    private static void takeBack(CallResult instead) {
        throw new NotLetGo(instead);
    }

    private static Optional<String> refuse(ToolError error) {
        throw new NotLetGo(CallResult.failed(error));
    }

    @Override
    public CallResult settle(PlannedWrite write, WriteOutcome outcome) {
        Claim claim = write.claim();
        OperationRef receipt = write.call().receipt();
        try {
            note(claim, outcome);
            return outcome.answer().of(receipt);
        } catch (RuntimeException e) {
            // It was sent: whatever is wrong here, nothing may invite the caller to send it again.
            LOG.error(
                    "operation={}: its outcome ({}) could not be recorded; it is retried",
                    claim.operationId(),
                    outcome.state(),
                    e);
            late.add(claim, outcome);
            return CallResult.failed(WriteFailures.unknownOutcome(claim.operationId(), write.tool()))
                    .of(receipt);
        }
    }

    /** Notes the ends of writes that could not be noted when they came. */
    void settleLate() {
        late.drain(this::note);
    }

    private void note(Claim claim, WriteOutcome outcome) {
        if (!tx.write(handle -> outcomes.answered(handle, claim, outcome))) {
            LOG.error("operation={}: the platform's answer came after it was settled otherwise", claim.operationId());
        }
    }

    @Override
    public CallResult local(ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
        return call.metadata().idempotencyKey() == null
                ? change.get()
                : tx.together(handle -> claims.local(handle, call, world, () -> unlessOver(handle, call, change)));
    }

    // Once its workflow is over, no step of it is made.
    private CallResult unlessOver(Handle handle, ToolCall call, Supplier<CallResult> change) {
        return workflows.refusal(handle, call).map(CallResult::failed).orElseGet(change);
    }

    @Override
    public CallResult stage(PlannedWrite write, BiFunction<PendingAction, List<String>, byte[]> answer) {
        // Nothing is held yet, so this only warns: when it is to go, the caps decide.
        Optional<ToolError> capped =
                tx.read(handle -> StatementBatch.answer(handle, batch -> spend.foreseen(batch, write)));
        if (capped.filter(SpendGuard::isOfOneCall).isPresent()) {
            // No approval and no other day lets it pass.
            return CallResult.failed(capped.get());
        }
        List<String> warnings = Stream.concat(
                        capped.stream()
                                .map(refusal -> "Had it gone when it was asked for, it would have been refused: "
                                        + refusal.message()),
                        Stream.ofNullable(write.call().replaces())
                                .map(replaced -> "This request replaces " + replaced + ", which is withdrawn."))
                .toList();
        DraftAction draft = approvals.prepare(write, warnings);
        // Written before it is kept, so that the answer's bytes are kept with it.
        byte[] data = answer.apply(draft.action(), warnings);
        try {
            tx.execute(handle -> {
                // Nobody should approve what could not be sent; when it is to go, this is checked again.
                halts.check(handle, write).map(CallResult::failed).ifPresent(TransactionalWriteLedger::takeBack);
                // From here on its key answers with the action that it waits for.
                claims.stage(handle, write, draft.action().id(), data).ifPresent(TransactionalWriteLedger::takeBack);
                workflows
                        .refusal(handle, write.call())
                        .map(CallResult::failed)
                        .ifPresent(TransactionalWriteLedger::takeBack);
                // The step that waits before the action, which names it.
                StepRef step = workflows.hold(handle, write, draft.action().id());
                approvals
                        .replace(handle, draft)
                        .<Optional<String>>fold(replaced -> replaced, TransactionalWriteLedger::refuse)
                        .ifPresent(replaced -> events.withdrawn(handle, write.call(), replaced));
                approvals
                        .stage(handle, draft, step)
                        .map(CallResult::failed)
                        .ifPresent(TransactionalWriteLedger::takeBack);
                events.staged(handle, write, draft.action().id());
            });
            return CallResult.changed(data).of(write.call().receipt());
        } catch (NotLetGo instead) {
            return instead.answer;
        }
    }

    @Override
    public List<String> foreseen(PlannedWrite write, boolean held) {
        return tx
                .read(handle -> StatementBatch.answer(handle, batch -> foreseen(batch, write))
                        .or(() -> held ? approvals.foreseen(handle, write) : Optional.empty()))
                .stream()
                .map(refusal -> "If it went now, it would be refused: " + refusal.message())
                .toList();
    }

    private Supplier<Optional<ToolError>> foreseen(StatementBatch batch, PlannedWrite write) {
        Supplier<Optional<ToolError>> halted = halts.check(batch, write);
        Supplier<Optional<ToolError>> capped = spend.foreseen(batch, write);
        return () -> halted.get().or(capped);
    }

    @Override
    public List<String> openRequests(
            ToolCall call,
            PlatformEnvironment environment,
            WriteTarget target,
            Set<String> withdrawn,
            boolean changes) {
        return withdrawn.isEmpty()
                ? tx.read(handle -> approvals.open(handle, environment, target)).stream()
                        .filter(open -> !changes || !open.id().equals(call.replaces()))
                        .map(open -> open.id().equals(call.replaces()) ? open.unreplaced() : open.sentence())
                        .toList()
                : tx.write(handle -> approvals.open(handle, environment, target).stream()
                        .map(open -> withdrawn.contains(open.tool()) ? withdraw(handle, call, open) : open.sentence())
                        .toList());
    }

    private String withdraw(Handle handle, ToolCall call, OpenRequest open) {
        if (!approvals.withdraw(
                handle, open, call.caller().principal(), call.descriptor().name())) {
            return open.sentence();
        }
        events.withdrawn(handle, call, open.id());
        return "The request " + open.id() + " (" + open.tool() + ") on the same object was withdrawn.";
    }

    @Override
    public CallResult outdated(PlannedWrite write) {
        ApprovedPlan approved = Objects.requireNonNull(write.approved());
        return CallResult.failed(tx.write(handle -> approvals.outdated(handle, write, approved)));
    }

    /**
     * Guard of a write: once its statements were sent, it supplies the answer when the write may not go; empty when it may.
     */
    @FunctionalInterface
    private interface Gate {
        Supplier<Optional<CallResult>> ask(StatementBatch batch, PlannedWrite write);
    }

    /** Carries the answer to give instead out of a unit. */
    private static final class NotLetGo extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient CallResult answer;

        NotLetGo(CallResult answer) {
            super(answer.code(), null, false, false);
            this.answer = answer;
        }
    }
}
