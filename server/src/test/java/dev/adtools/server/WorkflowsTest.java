package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.CrashingTx;
import dev.adtools.server.fixtures.ScriptedActions;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Workflows run, wait, are blocked and are continued, although answers and processes are lost on the way. */
class WorkflowsTest {

    private static final String[] THREE = {"check_thing", "get_things", "stop_thing"};

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsEachStepOnceAndKeepsWhatItAnswered(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());

            WorkflowView done = stand.start(THREE);

            assertThat(done.summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(done.summary().step()).isEqualTo(3);
            assertThat(done.stepList()).extracting(WorkflowView.Step::status).containsOnly(StepState.DONE);
            assertThat(done.stepList().get(1).output()).isNotNull();
            assertThat(done.stepList().get(2).operationId()).startsWith("op_");
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE, 1, false",
        "SQLITE, 1, true",
        "SQLITE, 2, false",
        "SQLITE, 2, true",
        "SQLITE, 3, false",
        "SQLITE, 3, true",
        "POSTGRESQL, 1, false",
        "POSTGRESQL, 1, true",
        "POSTGRESQL, 2, false",
        "POSTGRESQL, 2, true",
        "POSTGRESQL, 3, false",
        "POSTGRESQL, 3, true"
    })
    void goesOnFromEveryTransitionAtWhichItCrashed(Backend backend, int write, boolean durable) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            CrashingTx dying = new CrashingTx(store.tx(), write, durable);
            assertThatThrownBy(() -> stand.start(dying, "stop_thing", "get_things", "stop_thing"))
                    .isInstanceOf(CrashingTx.Death.class);
            stand.after(Duration.ofSeconds(31));

            stand.runs().sweep();

            WorkflowView done = stand.find(only(store));
            assertThat(done.summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.things.applied()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsAStepOnceThatTwoNodesComeTo(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            CompletableFuture<WorkflowView> first =
                    CompletableFuture.supplyAsync(() -> stand.start("get_things gate", "stop_thing"));
            stand.things.gate().awaitCall();
            String id = only(store);

            var later = stand.runs().advance(id);

            assertThat(later).isPresent();
            assertThat(stand.find(id).summary().step()).isZero();
            stand.things.gate().open();
            assertThat(first.get(30, TimeUnit.SECONDS).summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.runs().advance(id)).isEmpty();
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE, platform_unavailable",
        "SQLITE, platform_rejected",
        "POSTGRESQL, platform_unavailable",
        "POSTGRESQL, platform_rejected"
    })
    void sendsNoFailedWriteAgain(Backend backend, String behaviour) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            CrashingTx dying = new CrashingTx(store.tx(), 1, false);
            assertThatThrownBy(() -> stand.start(dying, "create_thing " + behaviour, "stop_thing"))
                    .isInstanceOf(CrashingTx.Death.class);
            stand.after(Duration.ofSeconds(31));

            stand.runs().sweep();

            WorkflowView failed = stand.find(only(store));
            assertThat(failed.summary().status()).isEqualTo(WorkflowState.FAILED);
            assertThat(Objects.requireNonNull(failed.summary().error()).code()).isEqualToIgnoringCase(behaviour);
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void triesAReadAgainForAWhile(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("get_things platform_timeout");
            assertThat(waiting.summary().status()).isEqualTo(WorkflowState.RUNNING);
            assertThat(stand.triggered).containsExactly(waiting.summary().workflowId());

            int tries = 1;
            while (stand.find(waiting.summary().workflowId()).summary().status() == WorkflowState.RUNNING) {
                stand.after(Duration.ofMinutes(2));
                stand.runs().advance(waiting.summary().workflowId());
                tries++;
            }

            assertThat(tries).isEqualTo(5);
            assertThat(Objects.requireNonNull(stand.find(waiting.summary().workflowId())
                                    .summary()
                                    .error())
                            .code())
                    .isEqualTo("PLATFORM_TIMEOUT");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void waitsForApprovalAndIsContinuedOnce(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("check_thing", "stage_thing", "stop_thing");
            assertThat(waiting.summary().status()).isEqualTo(WorkflowState.WAITING_APPROVAL);
            String action = Objects.requireNonNull(waiting.summary().pendingActionId());
            assertThat(stand.things.applied()).isZero();
            stand.actions.put(action, "APPROVED");

            Resumed first = resumed(stand, action);
            Resumed second = resumed(stand, action);

            assertThat(first.workflow().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(first.alreadyExecuted()).isFalse();
            assertThat(first.next()).isNull();
            assertThat(second.alreadyExecuted()).isTrue();
            assertThat(second.result()).isEqualTo(first.result());
            assertThat(second.operationId()).isEqualTo(first.operationId());
            assertThat(stand.things.applied()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesOnWhenTheBooksMissedThatTheActionWasExecuted(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("stage_thing", "stop_thing");
            String action = Objects.requireNonNull(waiting.summary().pendingActionId());
            stand.actions.execute(action, stand.call(Callers.ALL, "stage_thing", "{}"));

            stand.runs().sweep();

            assertThat(stand.find(waiting.summary().workflowId()).summary().status())
                    .isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.things.applied()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesOnWhenTheRateOfItsTokenAllowsIt(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            stand.beforeClaim = TestPipeline.rated(store.tx(), stand.clock, 2);
            WorkflowView waiting = stand.start("stop_thing", "create_thing", "create_thing", "create_thing");
            assertThat(waiting.summary().status()).isEqualTo(WorkflowState.RUNNING);
            assertThat(waiting.summary().step()).isEqualTo(3);
            assertThat(stand.triggered).containsExactly(waiting.summary().workflowId());

            stand.after(Duration.ofSeconds(30));
            stand.runs().advance(waiting.summary().workflowId());

            assertThat(stand.find(waiting.summary().workflowId()).summary().status())
                    .isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.things.applied()).isEqualTo(4);
        }
    }

    @Test
    void isCancelledByItsOwnerOrAnAdministrator() {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            String id = stand.start("get_things platform_timeout").summary().workflowId();
            Set<Scope> reading = EnumSet.of(Scope.OPERATIONS_READ);
            Caller auditor = new Caller("eve", "others", "t", Set.of(), reading, Limits.NONE);

            assertThat(code(stand.cancel(auditor, id))).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(stand.find(id).summary().status()).isEqualTo(WorkflowState.RUNNING);
            stand.cancel(Callers.OTHER, id);
            assertThat(stand.find(id).summary().status()).isEqualTo(WorkflowState.CANCELLED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void sendsNothingOnceItIsCancelled(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            stand.beforeClaim = (call, chain) -> {
                // Behind the look at the workflow, and before the step is claimed.
                stand.cancel(Callers.ALL, only(store));
                return chain.proceed(call);
            };

            WorkflowView cancelled = stand.start("create_thing", "stop_thing");

            assertThat(cancelled.summary().status()).isEqualTo(WorkflowState.CANCELLED);
            assertThat(stand.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "REJECTED, CANCELLED",
        "CANCELLED, CANCELLED",
        "REVOKED, CANCELLED",
        "EXPIRED, FAILED",
        "STALE, FAILED",
        "FAILED, FAILED",
        "PENDING, WAITING_APPROVAL",
        "EXECUTING, WAITING_APPROVAL",
        "OUTCOME_UNKNOWN, BLOCKED_UNKNOWN"
    })
    void endsAsItsActionEnds(String action, WorkflowState state) {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("stage_thing", "stop_thing");
            stand.actions.put(Objects.requireNonNull(waiting.summary().pendingActionId()), action);

            stand.runs().sweep();

            assertThat(stand.find(waiting.summary().workflowId()).summary().status())
                    .isEqualTo(state);
            assertThat(stand.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsACallThatWaitsAsAWorkflowOfOneStep(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            stand.call("stage_thing", "{}");
            String id = only(store);
            stand.actions.put("pa_1", "APPROVED");

            Resumed resumed = resumed(stand, "pa_1");

            assertThat(resumed.workflow().id()).isEqualTo(id);
            assertThat(stand.find(id).summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    @Test
    void resumesForNobodyWhoMayNot() {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("stage_thing");
            String id = Objects.requireNonNull(waiting.summary().pendingActionId());

            assertThat(code(stand.resume(Callers.READER, id, ScriptedActions.HASH, null)))
                    .isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
            assertThat(code(stand.resume(Callers.ACCOUNT, id, ScriptedActions.HASH, null)))
                    .isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.resume(Callers.NARROW, id, ScriptedActions.HASH, null)))
                    .isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.resume(Callers.ALL, "pa_none", ScriptedActions.HASH, null)))
                    .isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.resume(Callers.ALL, id, ScriptedActions.HASH, "wf_other")))
                    .isEqualTo(ErrorCode.RULE_VIOLATION);
            assertThat(code(stand.resume(Callers.ALL, id, "sha256:1", null)))
                    .isEqualTo(ErrorCode.PAYLOAD_HASH_MISMATCH);
            assertThat(code(stand.resume(Callers.ALL, id, ScriptedActions.HASH, null)))
                    .isEqualTo(ErrorCode.PENDING_ACTION_NOT_APPROVED);
            assertThat(stand.things.applied()).isZero();
        }
    }

    @Test
    void showsAWorkflowWithinTheLimitsOfWhoeverLooks() {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            String id = stand.start("stop_thing").summary().workflowId();

            assertThat(code(stand.find(Callers.ACCOUNT, id))).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.find(Callers.BETA, id))).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.find(Callers.NARROW, id))).isEqualTo(ErrorCode.NOT_FOUND);
            for (Caller seeing : List.of(Callers.READER, Callers.REPORTS)) {
                assertThat(stand.find(seeing, id)
                                .<String>fold(view -> view.summary().workflowId(), error -> error.message()))
                        .isEqualTo(id);
            }
        }
    }

    /** The account of a write may be known only when it is planned. */
    @Test
    void sendsNoStepBeyondTheLimitsOfItsStarter() {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());

            stand.startAs(Callers.ACCOUNT, "create_thing");

            assertThat(stand.things.applied()).isZero();
            assertThat(stand.find(only(store)).summary().status()).isEqualTo(WorkflowState.FAILED);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    all     | get_things  | {"colour":1}                | RULE_VIOLATION     | /steps/1/arguments/colour
                    all     | get_things  | {"size":-1}                 | RULE_VIOLATION     | /steps/1/arguments/size
                    all     | no_thing    | {}                          | RULE_VIOLATION     | /steps/1/tool
                    reader  | stop_thing  | {}                          | INSUFFICIENT_SCOPE |
                    account | get_things  | {"account_id":"9999999999"} | ACCOUNT_FORBIDDEN  |
                    beta    | stop_thing  | {}                          | RULE_VIOLATION     | /steps/1/tool
                    """)
    void startsNoStepThatItsStarterCouldNotCall(
            String token, String tool, String arguments, ErrorCode code, String pointer) {
        try (TestStore store = Backend.SQLITE.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowPlan plan = new WorkflowPlan(
                    null, List.of(new WorkflowPlan.Step("get_things", "{}"), new WorkflowPlan.Step(tool, arguments)));

            ToolError error =
                    stand.refusal(Callers.of(token).orElseThrow(), plan).orElseThrow();

            assertThat(error.code()).isEqualTo(code);
            String details = new String(new JsonWriter().value(error.details()).toBytes(), StandardCharsets.UTF_8);
            assertThat(details).contains(pointer == null ? "" : "\"" + pointer + "\"");
        }
    }

    private static Resumed resumed(WorkflowStand stand, String action) {
        return stand.resume(Callers.ALL, action, ScriptedActions.HASH, null).fold(done -> done, error -> {
            throw new AssertionError(error.message());
        });
    }

    private static ErrorCode code(Outcome<?> outcome) {
        return outcome.fold(
                done -> {
                    throw new AssertionError("done");
                },
                ToolError::code);
    }

    private static String only(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT id FROM workflow")
                        .mapTo(String.class)
                        .one());
    }
}
