package dev.adtools.server.workflow;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.HeldActions.HeldAction;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.Resumption;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowRule;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView;
import dev.adtools.tools.operations.workflows.Workflows;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** The workflows behind the tools: starts them, shows them, and resumes what was approved. */
public final class StoredWorkflows implements Workflows {

    private final Tx tx;
    private final WorkflowRuns runs;
    private final HeldActions held;
    private final long mostKept;
    private final BiConsumer<Handle, LocalChange> noted;
    private final StepCheck check;
    private final StepPlans plans;
    private final WorkflowVisibility visibility;
    private final WorkflowAnswers answers;
    private final BiConsumer<String, Instant> trigger;

    /**
     * Keeps workflows in a database.
     *
     * @param tx the way to the tables
     * @param workflowContext what they work with
     * @param runs gets them on
     * @param catalog the tools; asked for at the first call, because some of them start workflows
     * @param trigger schedules a workflow by id, at a time
     */
    public StoredWorkflows(
            Tx tx,
            WorkflowContext workflowContext,
            WorkflowRuns runs,
            Supplier<ToolCatalog> catalog,
            BiConsumer<String, Instant> trigger) {
        this.tx = tx;
        this.runs = runs;
        this.held = workflowContext.held();
        this.mostKept = workflowContext.mostKept();
        this.noted = workflowContext.noted();
        this.check = new StepCheck(catalog, workflowContext.worlds());
        this.plans = new StepPlans(catalog, workflowContext.checks());
        this.visibility = new WorkflowVisibility(() -> catalog.get().crossPlatform());
        this.answers = new WorkflowAnswers(tx, held, visibility, catalog);
        this.trigger = trigger;
    }

    @Override
    public Optional<ToolError> refusal(WorkflowPlan plan, CallContext context) {
        return check.steps(plan, HandlerContext.of(context)).fold(steps -> Optional.empty(), Optional::of);
    }

    @Override
    public Outcome<JsonValue> check(WorkflowPlan plan, CallContext context) {
        ToolCall start = HandlerContext.of(context);
        return check.steps(plan, start).flatMap(steps -> plans.of(steps, start));
    }

    @Override
    public Outcome<WorkflowView> start(WorkflowPlan plan, CallContext context) {
        List<StepRow> steps = check.steps(plan, HandlerContext.of(context)).fold(found -> found, error -> {
            throw new IllegalStateException("the plan was checked: " + error.message());
        });
        // Named after the call: a key that is used again is the same call, and finds the workflow that it started.
        String id = "wf_" + context.callId();
        WorkflowRow row = row(id, plan, context);
        boolean kept = tx.write(handle -> kept(handle, row, steps, context));
        if (!kept) {
            return Outcome.failed(tooMuch());
        }
        goOn(id, context);
        return answers.started(id);
    }

    private boolean kept(Handle handle, WorkflowRow row, List<StepRow> steps, CallContext context) {
        if (WorkflowStore.find(handle, row.id()).isPresent()) {
            return true;
        } else if (!WorkflowRetention.makeRoom(
                handle, row.starter().owner(), WorkflowStore.keptBytes(steps), mostKept)) {
            return false;
        }
        if (!WorkflowStore.insert(handle, row, steps)) {
            throw new IllegalStateException("two calls have the id of " + row.id());
        }
        noted.accept(handle, new LocalChange(HandlerContext.of(context), row.id()));
        return true;
    }

    private ToolError tooMuch() {
        return ToolError.of(
                ErrorCode.POLICY_DENIED,
                "What an owner's workflows take and answer may have " + mostKept
                        + " bytes, and those that have not ended have as many; wait for one to end, or cancel it.");
    }

    private static WorkflowRow row(String id, WorkflowPlan plan, CallContext context) {
        Caller caller = caller(context);
        Instant now = context.now().truncatedTo(ChronoUnit.MILLIS);
        return new WorkflowRow(
                id,
                plan.name(),
                HandlerContext.of(context).reason(),
                WorkflowRow.Starter.of(caller),
                WorkflowState.RUNNING,
                plan.steps().size(),
                0,
                1,
                0,
                null,
                null,
                null,
                null,
                now,
                now);
    }

    private void goOn(String id, CallContext context) {
        runs.advance(id, metadata(context)).ifPresent(at -> trigger.accept(id, at));
    }

    @Override
    public Outcome<WorkflowView> find(String id, CallContext context) {
        return visibility.counted(tx, caller(context), id);
    }

    @Override
    public Optional<ToolError> refusal(Resumption wanted, CallContext context) {
        return resumable(wanted, context).fold(action -> Optional.empty(), Optional::of);
    }

    private Outcome<HeldAction> resumable(Resumption wanted, CallContext context) {
        Caller caller = caller(context);
        if (!caller.may(Scope.WORKFLOWS_RESUME)) {
            return Outcome.failed(ScopeFilter.refusal(Scope.WORKFLOWS_RESUME));
        }
        Optional<HeldAction> action = held.find(wanted.pendingActionId()).filter(found -> shows(caller, found));
        if (action.isEmpty()) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.NOT_FOUND,
                    "There is no Pending Action " + wanted.pendingActionId() + " that this token may see."));
        }
        String workflow = wanted.workflowId();
        if (workflow != null && !workflow.equals(action.get().step().workflowId())) {
            return WorkflowRule.WF_RESUME_1.broken(
                    "/workflow_id", "is not the workflow that the Pending Action belongs to");
        }
        return held.resumable(wanted.pendingActionId(), wanted.payloadHash());
    }

    // Who asked and who approved are others; whoever may resume on the account may do it for them.
    private static boolean shows(Caller caller, HeldAction action) {
        return new Visibility(caller.limits()).shows(action.tool(), action.account());
    }

    @Override
    public Outcome<Resumed> resume(Resumption wanted, CallContext context) {
        return resumable(wanted, context).flatMap(action -> resume(action, context));
    }

    private Outcome<Resumed> resume(HeldAction action, CallContext context) {
        CallResult answer = held.execute(action.id(), HandlerContext.of(context));
        // From here on it is as after a crash: the action's state says what is to become of the workflow.
        goOn(action.step().workflowId(), context);
        return answers.resumed(caller(context), action, answer);
    }

    private static CallMetadata metadata(CallContext context) {
        return HandlerContext.of(context).metadata();
    }

    private static Caller caller(CallContext context) {
        return HandlerContext.of(context).caller();
    }
}
