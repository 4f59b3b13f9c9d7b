package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.workflow.WorkflowModule;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits to what is kept of the arguments and answers of an owner's workflow steps. */
class KeptStepsTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void makeRoomForThoseOfNewWorkflows(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            String first = stand.start("get_things").summary().workflowId();
            stand.mostKept = 3 * kept(store);
            stand.after(Duration.ofSeconds(1));
            String second = stand.start("get_things").summary().workflowId();
            stand.start("get_things");
            assertThat(hasOutput(stand, first)).isTrue();

            String last = stand.start("get_things").summary().workflowId();

            assertThat(hasOutput(stand, first)).isFalse();
            assertThat(stand.find(first).summary().status()).isEqualTo(WorkflowState.SUCCEEDED);
            assertThat(hasOutput(stand, second)).isTrue();
            assertThat(hasOutput(stand, last)).isTrue();
            assertSums(store);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leaveNoRoomWhereTheirWorkflowsHaveNotEnded(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            stand.start("stage_thing");
            stand.mostKept = kept(store);

            Outcome<WorkflowView> refused = stand.startAs(Callers.ALL, "stage_thing");
            Outcome<WorkflowView> others = stand.startAs(Callers.OTHER, "get_things");

            assertThat(refused.<Object>fold(view -> view, error -> error.code()))
                    .isEqualTo(ErrorCode.POLICY_DENIED);
            assertThat(others.<Object>fold(view -> view, error -> error.code())).isInstanceOf(WorkflowView.class);
            assertThat(number(store, "SELECT count(*) FROM workflow")).isEqualTo(2);
            assertSums(store);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countNoMoreWhenTheirWorkflowsAreRemoved(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            stand.start("get_things");
            stand.start("stage_thing");
            stand.call("stage_thing", "{}");
            assertSums(store);
            long all = kept(store);

            stand.after(Retention.longest().plusMillis(1));
            WorkflowModule.retention(store.tx(), Retention.longest()).collect(stand.clock.instant());

            assertThat(kept(store)).isPositive().isLessThan(all);
            assertSums(store);
        }
    }

    private static boolean hasOutput(WorkflowStand stand, String id) {
        return stand.find(id).stepList().get(0).output() != null;
    }

    private static long kept(TestStore store) {
        return number(store, "SELECT sum(kept_bytes) FROM workflow_count");
    }

    private static long number(TestStore store, String query) {
        return store.tx()
                .read(handle -> handle.createQuery(query).mapTo(Long.class).one());
    }

    /** Compares what is counted for each owner with what is there, but for what was dropped. */
    private static void assertSums(TestStore store) {
        List<String> wrong = store.tx()
                .read(handle -> handle.createQuery("SELECT owner || ' ' || kept_bytes FROM workflow_count"
                                + " WHERE kept_bytes <> (SELECT COALESCE(sum(length(arguments) + COALESCE(length(output), 0)), 0)"
                                + " FROM workflow_step WHERE workflow_id IN (SELECT id FROM workflow"
                                + " WHERE workflow.owner = workflow_count.owner AND kept_bytes > 0))")
                        .mapTo(String.class)
                        .list());
        assertThat(wrong).isEmpty();
        assertThat(number(store, "SELECT count(*) FROM workflow_count")).isPositive();
    }
}
