package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Limits;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.TemplateEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A page of actions of a status is found without reading the others, or sorting its own. */
class ActionFilterTest {

    private static final int ACTIONS = 5_000;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsTheNewestOfAStatusByAnIndex(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            store.start();
            fill(store);

            List<String> waiting = plan(store, backend, ActionState.PENDING);
            List<String> rejected = plan(store, backend, ActionState.REJECTED);
            List<String> expired = plan(store, backend, ActionState.EXPIRED);

            assertThat(waiting).noneMatch(step -> step.contains("Sort") || step.contains("TEMP B-TREE"));
            assertThat(waiting).anyMatch(step -> step.contains("pending_action_"));
            assertThat(rejected).anyMatch(step -> step.contains("pending_action_state"));
            assertThat(expired).anyMatch(step -> step.contains("pending_action_state"));
        }
    }

    // Nearly all wait, a few are rejected.
    private static void fill(TestStore store) {
        store.tx()
                .execute(handle -> handle.createUpdate("WITH RECURSIVE made (n) AS"
                                + " (SELECT 1 UNION ALL SELECT n + 1 FROM made WHERE n < " + ACTIONS + ")"
                                + " INSERT INTO pending_action (id, operation_id, call_id, workflow_id, step_no, tool,"
                                + " tool_digest, platform, world, account, requester, requester_owner, requester_lineage,"
                                + " payload, payload_hash, approvals_required, state, state_version, created_at, expires_at)"
                                + " SELECT 'pa_' || n, 'op_' || n, 'c', 'wf_' || n, 0, 't', :digest, 'beta', 'w', 'a', 'r', 'o',"
                                + " '', :payload, :hash, 1, CASE WHEN n % 1000 = 0 THEN 'REJECTED' ELSE 'PENDING' END, 1, n,"
                                + " 1000000 + n FROM made")
                        .bind("digest", "0".repeat(64))
                        .bind("hash", "0".repeat(71))
                        .bind("payload", new byte[2])
                        .execute());
        store.tx().execute(handle -> handle.execute("ANALYZE pending_action"));
    }

    private static List<String> plan(TestStore store, Backend backend, ActionState state) {
        String explain = backend == Backend.POSTGRESQL ? "EXPLAIN " : "EXPLAIN QUERY PLAN ";
        String column = backend == Backend.POSTGRESQL ? "QUERY PLAN" : "detail";
        ActionFilter filter = new ActionFilter(Keyset.start(ListOrder.NEWEST), 51, Limits.NONE, Instant.ofEpochMilli(1))
                .ofState(Optional.of(state));
        return store.tx().read(handle -> {
            SqlStatements statements = handle.getConfig(SqlStatements.class);
            TemplateEngine engine = statements.getTemplateEngine();
            statements.setTemplateEngine((template, context) -> explain + engine.render(template, context));
            return filter.query(handle, "*")
                    .map((rows, context) -> rows.getString(column))
                    .list();
        });
    }
}
