package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.approval.ApprovalModule;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.workflow.WorkflowModule;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ended rows are kept for their time, and open ones are never removed. */
class RetentionJobTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removesActionsThatEndedLongAgoWithTheirDecisions(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String executed = world.approved("");
            world.execute(executed);
            String unknown = world.approved("platform_timeout");
            world.execute(unknown);
            world.clock.advance(Duration.ofDays(1));
            String later = world.staged("");
            world.pendingActions.cancel(ApprovalWorld.ROBOT, later, ApprovalWorld.body("{}"));
            world.clock.advance(Duration.ofMillis(1));
            String open = world.staged("");
            RetentionJob collector = ApprovalModule.retention(world.store.tx(), Retention.longest());

            world.clock.advance(Retention.longest().minusDays(1).minusMillis(1));
            collector.collect(world.clock.instant());
            assertThat(ids(world.store, "pending_action")).containsExactlyInAnyOrder(executed, unknown, later, open);
            world.clock.advance(Duration.ofMillis(1));
            collector.collect(world.clock.instant());

            assertThat(ids(world.store, "pending_action")).containsExactlyInAnyOrder(unknown, later, open);
            assertThat(ids(world.store, "pending_action_decision")).hasSize(1);
            world.clock.advance(Duration.ofDays(1));
            collector.collect(world.clock.instant());
            assertThat(ids(world.store, "pending_action")).containsExactlyInAnyOrder(unknown, open);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removesWorkflowsThatEndedLongAgoWithTheirSteps(Backend backend) {
        try (TestStore store = backend.open()) {
            WorkflowStand stand = new WorkflowStand(store.tx());
            String done = stand.start("get_things", "stop_thing").summary().workflowId();
            String blocked =
                    stand.start("create_thing platform_timeout").summary().workflowId();
            String waiting = stand.start("stage_thing").summary().workflowId();
            RetentionJob collector = WorkflowModule.retention(store.tx(), Retention.longest());

            stand.after(Retention.longest());
            collector.collect(stand.clock.instant());
            assertThat(ids(store, "workflow")).containsExactlyInAnyOrder(done, blocked, waiting);
            stand.after(Duration.ofMillis(1));
            collector.collect(stand.clock.instant());

            assertThat(ids(store, "workflow")).containsExactlyInAnyOrder(blocked, waiting);
            assertThat(stand.find(blocked).summary().status()).isEqualTo(WorkflowState.BLOCKED_UNKNOWN);
            assertThat(stand.find(waiting).stepList()).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removesMoreThanOneBatch(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.staged("");
            world.pendingActions.cancel(ApprovalWorld.ROBOT, id, ApprovalWorld.body("{}"));
            world.sql("INSERT INTO pending_action (id, operation_id, call_id, workflow_id, step_no, tool, tool_digest,"
                    + " platform, world, account, requester, requester_owner, requester_lineage, payload, payload_hash,"
                    + " approvals_required, state, state_version, created_at, expires_at, ended_at)"
                    + " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)"
                    + " SELECT 'pa_' || n.i, 'op_' || n.i, call_id, workflow_id, step_no, tool, tool_digest, platform,"
                    + " world, account, requester, requester_owner, requester_lineage, payload, payload_hash,"
                    + " approvals_required, state, state_version, created_at, expires_at, ended_at"
                    + " FROM pending_action, n");
            assertThat(ids(world.store, "pending_action")).hasSize(1_201);

            world.clock.advance(Retention.longest().plusMillis(1));
            ApprovalModule.retention(world.store.tx(), Retention.longest()).collect(world.clock.instant());

            assertThat(ids(world.store, "pending_action")).isEmpty();
        }
    }

    private static List<String> ids(TestStore store, String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT id FROM " + table)
                        .mapTo(String.class)
                        .list());
    }
}
