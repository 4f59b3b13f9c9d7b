package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.CrashingTx;
import dev.adtools.server.fixtures.ScriptedActions;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.OperationModule;
import dev.adtools.server.workflow.WorkflowRetention;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Workflows with a step of which nobody knows, or remembers, how it went. */
class UnknownStepsTest {

    @ParameterizedTest
    @CsvSource({
        "SQLITE, SUCCEEDED, SUCCEEDED, 2",
        "SQLITE, NOT_APPLIED, FAILED, 1",
        "POSTGRESQL, SUCCEEDED, SUCCEEDED, 2",
        "POSTGRESQL, NOT_APPLIED, FAILED, 1"
    })
    void standsStillUntilAnUnknownStepIsSettled(Backend backend, String outcome, WorkflowState end, int applied) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView blocked = stand.start("create_thing platform_timeout", "stop_thing");
            assertThat(blocked.summary().status()).isEqualTo(WorkflowState.BLOCKED_UNKNOWN);
            stand.after(Duration.ofHours(1));
            stand.runs().sweep();
            assertThat(stand.find(blocked.summary().workflowId()).summary().status())
                    .isEqualTo(WorkflowState.BLOCKED_UNKNOWN);

            stand.resolve(operation(store), outcome);
            stand.runs().sweep();

            assertThat(stand.find(blocked.summary().workflowId()).summary().status())
                    .isEqualTo(end);
            assertThat(stand.things.applied()).isEqualTo(applied);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void failsAtOnceWhenAPersonGivesItsStepUp(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView blocked = stand.start("create_thing platform_timeout", "stop_thing");

            stand.resolve(operation(store), "ABANDONED");

            WorkflowView failed = stand.find(blocked.summary().workflowId());
            assertThat(failed.summary().status()).isEqualTo(WorkflowState.FAILED);
            assertThat(failed.summary().step()).isZero();
            assertThat(failed.stepList().get(0).status()).isEqualTo(StepState.FAILED);
            assertThat(failed.stepList().get(0).operationId()).startsWith("op_");
            assertThat(Objects.requireNonNull(failed.summary().error()).message())
                    .startsWith("A person gave up");
            assertThat(stand.runs().advance(blocked.summary().workflowId())).isEmpty();
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE, SUCCEEDED, SUCCEEDED",
        "SQLITE, NOT_APPLIED, FAILED",
        "POSTGRESQL, SUCCEEDED, SUCCEEDED",
        "POSTGRESQL, NOT_APPLIED, FAILED"
    })
    void endsWithItsStepWhenNobodyMayAskForItAnyMore(Backend backend, String outcome, WorkflowState end) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView blocked = stand.start("create_thing platform_timeout");
            stand.active.clear();

            stand.resolve(operation(store), outcome);

            assertThat(stand.find(blocked.summary().workflowId()).summary().status())
                    .isEqualTo(end);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWithWhatWasApprovedWhenNobodyMayAskForItAnyMore(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView waiting = stand.start("stage_thing platform_timeout");
            String action = Objects.requireNonNull(waiting.summary().pendingActionId());
            stand.actions.put(action, "APPROVED");
            stand.resume(Callers.ALL, action, ScriptedActions.HASH, null);
            assertThat(stand.find(waiting.summary().workflowId()).summary().status())
                    .isEqualTo(WorkflowState.BLOCKED_UNKNOWN);
            stand.active.clear();

            stand.resolve(operation(store), "SUCCEEDED");

            WorkflowView done = stand.find(waiting.summary().workflowId());
            assertThat(done.summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(done.stepList().get(0).output()).isNotNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void failsWhenAStepWasGivenUpBeforeItKnewOfTheBlock(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            CrashingTx dying = new CrashingTx(store.tx(), 1, false);
            assertThatThrownBy(() -> stand.start(dying, "create_thing platform_timeout", "stop_thing"))
                    .isInstanceOf(CrashingTx.Death.class);
            stand.resolve(operation(store), "ABANDONED");
            stand.after(Duration.ofSeconds(31));

            stand.runs().sweep();

            WorkflowView failed = stand.find(only(store));
            assertThat(failed.summary().status()).isEqualTo(WorkflowState.FAILED);
            assertThat(Objects.requireNonNull(failed.summary().error()).message())
                    .startsWith("A person gave up");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverRunsAStepAgainHoweverLateItsEndIsHeardOf(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            WorkflowView blocked = stand.start("create_thing platform_timeout", "get_things");
            stand.resolveUnheard(operation(store), "SUCCEEDED");

            stand.after(Duration.ofDays(500));
            OperationModule.collect(store.tx(), WorkflowRetention.OVER, stand.clock.instant());
            stand.runs().sweep();

            assertThat(stand.find(blocked.summary().workflowId()).summary().status())
                    .isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(stand.things.applied()).isEqualTo(1);
            OperationModule.collect(store.tx(), WorkflowRetention.OVER, stand.clock.instant());
            assertThat(count(store, "operation"))
                    .as("that of the step goes, that of the read is new")
                    .isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesOnBehindAStepWhoseAnswerIsNoLongerKept(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            CrashingTx dying = new CrashingTx(store.tx(), 1, false);
            assertThatThrownBy(() -> stand.start(dying, "stop_thing", "get_things"))
                    .isInstanceOf(CrashingTx.Death.class);
            stand.after(Duration.ofHours(25));
            OperationModule.collect(store.tx(), WorkflowRetention.OVER, stand.clock.instant());

            stand.runs().sweep();

            WorkflowView done = stand.find(only(store));
            assertThat(done.summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(done.stepList().get(0).output()).isNull();
            assertThat(stand.things.applied()).isEqualTo(1);
        }
    }

    private static String only(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT id FROM workflow")
                        .mapTo(String.class)
                        .one());
    }

    private static String operation(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT id FROM operation WHERE state = 'UNKNOWN'")
                        .mapTo(String.class)
                        .one());
    }

    private static int count(TestStore store, String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT count(*) FROM " + table)
                        .mapTo(Integer.class)
                        .one());
    }
}
