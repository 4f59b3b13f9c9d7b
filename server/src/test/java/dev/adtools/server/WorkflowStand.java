package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.PendingAction;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.server.fixtures.ScriptedActions;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.WorkflowContext;
import dev.adtools.server.workflow.WorkflowHolds;
import dev.adtools.server.workflow.WorkflowRuns;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.Resumption;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Workflows of scripted tools on a real pipeline and a real database, with scripted approvals. */
final class WorkflowStand {

    final Things things = new Things();
    final SettableClock clock = new SettableClock();
    long mostKept = 1 << 20;
    final List<String> triggered = new ArrayList<>();
    final List<Caller> active = new ArrayList<>(List.of(Callers.ALL));
    CallFilter beforeClaim = (call, chain) -> chain.proceed(call);
    final ScriptedActions actions = new ScriptedActions(this::serviceCaller);

    private final Tx tx;
    private final CallIds ids = new CallIds(clock, new SecureRandom());
    final CallMetadataFactory metadata = new CallMetadataFactory(ids, clock, Duration.ofSeconds(30));
    private final WorkflowHolds holds = new WorkflowHolds(clock, TestPipeline.STEPS);
    private final AtomicInteger staged = new AtomicInteger();
    private final ToolPipeline pipeline;
    private final ServiceCaller serviceCaller;
    private final ToolPipeline checks;

    WorkflowStand(Tx tx) {
        this.tx = tx;
        Retention retention = new Retention(Duration.ofHours(24));
        TestPipeline service = new TestPipeline(tx, clock, ids, "node-1", retention);
        TransactionalWriteLedger order = service.ledger((handle, ended) -> {});
        Staging ledger = new Staging(order, service.guards().claims());
        pipeline = service.pipeline(
                claim -> (call, chain) -> beforeClaim.filter(call, next -> claim.filter(next, chain)), ledger);
        checks = ToolPipelineFactory.ofChecks(this::catalog, new RunTool(clock, ledger, TestPipeline.WORLDS));
        serviceCaller = new ServiceCaller(this::catalog, pipeline, principal -> List.copyOf(active));
    }

    private ToolCatalog catalog() {
        return ToolCatalog.of(List.of(things), PlatformLabels.NONE);
    }

    private ServiceCaller serviceCaller() {
        return serviceCaller;
    }

    WorkflowContext context() {
        return new WorkflowContext(
                serviceCaller,
                checks,
                TestPipeline.STEPS,
                actions,
                TestPipeline.WORLDS,
                metadata,
                mostKept,
                (handle, change) -> {});
    }

    WorkflowRuns runs() {
        return new WorkflowRuns(tx, context());
    }

    private StoredWorkflows workflows(Tx bookkeeping) {
        return new StoredWorkflows(
                tx, context(), new WorkflowRuns(bookkeeping, context()), this::catalog, (id, at) -> triggered.add(id));
    }

    /** Calls a tool that is no step of anything. */
    CallResult call(String tool, String arguments) {
        return pipeline.execute(call(Callers.ALL, tool, arguments));
    }

    ToolCall call(Caller caller, String tool, String arguments) {
        ToolCall call = Calls.call(caller, tool, arguments);
        CallMetadata origin = metadata.of("request", null);
        return new ToolCall(caller, Optional.ofNullable(things.find(tool)).orElseThrow(), call.request(), origin);
    }

    CallContext as(Caller caller) {
        return HandlerContext.context(Calls.decoded(call(caller, "get_things", "{}")), clock);
    }

    /** Starts a workflow of steps that are written {@code tool} or {@code tool behaviour}. */
    WorkflowView start(String... steps) {
        return start(tx, steps);
    }

    WorkflowView start(Tx bookkeeping, String... steps) {
        return workflows(bookkeeping).start(plan(steps), as(Callers.ALL)).fold(view -> view, error -> find(id(error)));
    }

    /** Starts a workflow for a caller, and returns how its start ended. */
    Outcome<WorkflowView> startAs(Caller caller, String... steps) {
        return workflows(tx).start(plan(steps), as(caller));
    }

    private static String id(ToolError error) {
        return ((JsonString) Objects.requireNonNull(error.details().get("workflow_id"))).value();
    }

    Optional<ToolError> refusal(Caller caller, WorkflowPlan plan) {
        return workflows(tx).refusal(plan, as(caller));
    }

    static WorkflowPlan plan(String... steps) {
        return new WorkflowPlan(
                "mine", Stream.of(steps).map(WorkflowStand::step).toList());
    }

    private static WorkflowPlan.Step step(String step) {
        String[] words = step.split(" ", 2);
        return new WorkflowPlan.Step(words[0], words.length == 1 ? "{}" : "{\"behaviour\":\"" + words[1] + "\"}");
    }

    Outcome<Resumed> resume(Caller caller, String action, String hash, @Nullable String workflow) {
        return workflows(tx).resume(new Resumption(action, hash, workflow), as(caller));
    }

    WorkflowView find(String id) {
        return find(Callers.ALL, id).fold(view -> view, error -> {
            throw new AssertionError(error.message());
        });
    }

    Outcome<WorkflowView> find(Caller caller, String id) {
        return workflows(tx).find(id, as(caller));
    }

    /** Settles an operation as a person would. */
    void resolve(String operation, String state) {
        tx.execute(handle -> {
            settle(handle, operation, state);
            holds.ended(handle, operation, OutcomeState.valueOf(state));
        });
    }

    /** Settles one without its workflow's hearing of it. */
    void resolveUnheard(String operation, String state) {
        tx.execute(handle -> settle(handle, operation, state));
    }

    private static void settle(Handle handle, String operation, String state) {
        handle.execute(
                "UPDATE operation SET state = ?, resolution = 'OPERATOR', answer_expires_at = created_at WHERE id = ?",
                state,
                operation);
    }

    /** Cancels a workflow. */
    Outcome<WorkflowView> cancel(Caller caller, String id) {
        return new WorkflowService(tx, clock, TestPipeline.STEPS, Approvals::withdraw, Set.of())
                .cancel(caller, id, new byte[0]);
    }

    /** Stages writes as the service does: the workflow first, then the action, then the operation, together. */
    private final class Staging implements WriteLedger {

        private final WriteLedger order;
        private final Claims claims;

        Staging(WriteLedger order, Claims claims) {
            this.order = order;
            this.claims = claims;
        }

        @Override
        public CallResult local(ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
            return order.local(call, world, change);
        }

        @Override
        public Optional<CallResult> letGo(PlannedWrite write) {
            // What the scripted approvals approved is in no table of the real ones.
            return write.approved() == null
                    ? order.letGo(write)
                    : tx.write(handle -> StatementBatch.answer(handle, batch -> claims.letGo(batch, write)));
        }

        @Override
        public CallResult settle(PlannedWrite write, WriteOutcome outcome) {
            return order.settle(write, outcome);
        }

        @Override
        public CallResult stage(PlannedWrite write, BiFunction<PendingAction, List<String>, byte[]> answer) {
            String id = "pa_" + staged.incrementAndGet();
            String data = "{\"status\":\"pending_approval\",\"pending_action\":{\"id\":\"" + id + "\"}}";
            byte[] bytes = data.getBytes(StandardCharsets.UTF_8);
            StepRef step = tx.write(handle -> {
                assertThat(claims.stage(handle, write, id, bytes)).isEmpty();
                return holds.hold(handle, write, id);
            });
            actions.keep(id, step, write);
            return CallResult.completed(bytes)
                    .of(new OperationRef(
                            write.claim().operationId(), write.call().metadata().requestId(), null));
        }

        @Override
        public List<String> foreseen(PlannedWrite write, boolean held) {
            return order.foreseen(write, held);
        }

        @Override
        public List<String> openRequests(
                ToolCall call,
                PlatformEnvironment environment,
                WriteTarget target,
                Set<String> withdrawn,
                boolean changes) {
            return List.of();
        }

        @Override
        public CallResult outdated(PlannedWrite write) {
            return order.outdated(write);
        }
    }

    /** Moves the clock on. */
    Instant after(Duration duration) {
        clock.advance(duration);
        return clock.instant();
    }
}
