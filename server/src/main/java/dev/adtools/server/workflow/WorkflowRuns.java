package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gets workflows on, from wherever a crash or another node has left them. Nobody holds a lease on a workflow: several may
 * run the same step, the key of its operation lets one of them through, and only one of them moves the workflow.
 */
public final class WorkflowRuns {

    private static final Logger LOG = LoggerFactory.getLogger(WorkflowRuns.class);
    private static final Duration RESERVE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofSeconds(5);
    private static final Duration UNTOUCHED = Duration.ofSeconds(30);
    private static final Duration FORGOTTEN = Duration.ofDays(7);
    private static final int PAGE = 100;

    private final Tx tx;
    private final WorkflowContext context;

    /** Runs the workflows of a database. */
    public WorkflowRuns(Tx tx, WorkflowContext context) {
        this.tx = tx;
        this.context = context;
    }

    /**
     * Gets a workflow on as far as it goes without a caller.
     *
     * @return when to come back; empty when nothing is to be done before something else happens
     */
    public Optional<Instant> advance(String id) {
        CallMetadata origin = context.metadata().of("workflow-" + id, null);
        return advance(id, origin, WorkflowRuns::tell);
    }

    // Nobody is answered that it failed.
    private static void tell(WorkflowRow seen, WorkflowRow.Failure error) {
        LOG.warn("workflow={} step={}: the workflow failed: {}", seen.id(), seen.cursor(), error.code());
    }

    /** Gets every workflow on that may be able to: those left behind, those whose action ended, those to look at again. */
    public void sweep() {
        String after = "";
        for (List<String> ids = due(after); !ids.isEmpty(); ids = due(after)) {
            ids.forEach(this::sweep);
            after = ids.get(ids.size() - 1);
        }
    }

    private List<String> due(String after) {
        Instant now = now();
        return tx.read(handle -> WorkflowStore.due(handle, now, now.minus(UNTOUCHED), after, PAGE));
    }

    private void sweep(String id) {
        try {
            advance(id);
        } catch (StoreUnavailable e) {
            throw e;
        } catch (RuntimeException e) {
            // One that cannot be got on must not keep the others from it.
            LOG.error("workflow={}: it could not be resumed", id, e);
        }
    }

    /** Gets a workflow on for a call that answers how it stands then. */
    Optional<Instant> advance(String id, CallMetadata asked) {
        return advance(id, asked, (seen, error) -> {});
    }

    private Optional<Instant> advance(
            String id, CallMetadata asked, BiConsumer<WorkflowRow, WorkflowRow.Failure> onFailure) {
        for (; ; ) {
            Optional<WorkflowRow> found = tx.read(handle -> WorkflowStore.find(handle, id));
            if (found.isEmpty() || found.get().state().ended()) {
                return Optional.empty();
            }
            WorkflowRow seen = found.get();
            Optional<Instant> later = notYet(seen, asked.deadline());
            if (later.isPresent()) {
                return later;
            }
            Optional<Transition> move = move(seen, asked);
            if (move.isEmpty()) {
                return seen.state() == WorkflowState.RUNNING ? Optional.of(now().plus(PAUSE)) : Optional.empty();
            }
            // Whether it was this move or another's, what the workflow is now stands in the table.
            boolean ours = tx.write(handle -> WorkflowStore.move(handle, seen, move.get(), now()));
            WorkflowRow.Failure error = move.get().error();
            if (ours && error != null && move.get().state() == WorkflowState.FAILED) {
                onFailure.accept(seen, error);
            }
        }
    }

    private Optional<Instant> notYet(WorkflowRow seen, Instant deadline) {
        Instant wakeAt = seen.wakeAt();
        if (wakeAt != null && wakeAt.isAfter(now())) {
            return Optional.of(wakeAt);
        }
        // A step that was begun late would be cut off; it gets the whole time when it is come back to.
        return now().plus(RESERVE).isAfter(deadline) ? Optional.of(now()) : Optional.empty();
    }

    private Optional<Transition> move(WorkflowRow seen, CallMetadata asked) {
        // How it ended is read, not asked for: nobody may be left who may ask.
        if (seen.pendingActionId() != null) {
            return context.held()
                    .find(seen.pendingActionId())
                    .flatMap(action -> action.state().equals("EXECUTED")
                            ? ended(seen, action.operationId())
                            : TransitionPolicy.of(seen, action));
        }
        if (seen.state() == WorkflowState.BLOCKED_UNKNOWN) {
            return ended(seen, seen.operationId());
        }
        // What an operation answered is kept for a while only, and so is the operation: behind that its key is
        // forgotten.
        if (seen.updatedAt().plus(FORGOTTEN).isBefore(now())) {
            return Optional.of(Transition.failed(new WorkflowRow.Failure(
                    ErrorCode.OUTCOME_UNKNOWN.name(),
                    "The workflow stood still so long that its step is not run again.")));
        }
        StepRow step = tx.read(handle -> WorkflowStore.step(handle, seen.id(), seen.cursor()));
        CallResult answer = answer(seen, step, asked);
        return TransitionPolicy.of(seen, step, answer, now()).map(move -> move.about(answer.account()));
    }

    private Optional<Transition> ended(WorkflowRow seen, @Nullable String operationId) {
        return operationId == null
                ? Optional.empty()
                : tx.read(handle -> context.operations().ends().apply(handle, operationId))
                        .map(end -> Transition.ended(seen, end));
    }

    private CallResult answer(WorkflowRow seen, StepRow step, CallMetadata asked) {
        if (!context.worlds().of(step.platform()).id().equals(step.world())) {
            return CallResult.failed(ToolError.of(
                    ErrorCode.STATE_CONFLICT,
                    "The platform " + step.platform().wireName()
                            + " is not the same as when the workflow was started."));
        }
        ServiceCall serviceCall = new ServiceCall(new StepRef(seen.id(), step.number()), null);
        CallMetadata origin = asked.followed(context.metadata().ids().next(), now(), serviceCall, seen.reason());
        WorkflowRow.Starter starter = seen.starter();
        return context.serviceCaller()
                .run(starter.principal(), starter.lineage(), starter.limits(), step.tool(), step.arguments(), origin);
    }

    private Instant now() {
        return context.metadata().clock().instant();
    }
}
