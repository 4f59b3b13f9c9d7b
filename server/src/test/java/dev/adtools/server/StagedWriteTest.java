package dev.adtools.server;

import static dev.adtools.server.ApprovalWorld.ANN;
import static dev.adtools.server.ApprovalWorld.BOB;
import static dev.adtools.server.ApprovalWorld.ROBOT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.approval.PendingActionService.ActionQuery;
import dev.adtools.server.approval.StoredHeldWrites;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.operations.approvals.HeldWrite;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Writes that wait for approval: how many may, for how long, and how many owners must agree. */
class StagedWriteTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsOneOfCreationsThatAreTheSame(Backend backend) throws Exception {
        int together = 6;
        CyclicBarrier start = new CyclicBarrier(together);
        ExecutorService callers = Executors.newFixedThreadPool(together);
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            // Calls of one owner already wait for each other at its count of workflows; steps of workflows do not.
            List<Callable<String>> calls = IntStream.range(0, together)
                    .mapToObj(owner -> ApprovalWorld.caller("robot", "team " + owner))
                    .<Callable<String>>map(caller -> () -> {
                        start.await();
                        return world.call(caller, "stage_thing", "{}", null).code();
                    })
                    .toList();

            List<Future<String>> answers = new ArrayList<>();
            if (backend == Backend.POSTGRESQL) {
                // Reads pass this lock and inserts do not, so each call that may look has looked before any is kept.
                world.store.tx().execute(handle -> {
                    handle.execute("LOCK TABLE pending_action IN EXCLUSIVE MODE");
                    calls.forEach(call -> answers.add(callers.submit(call)));
                    awaitBlocked(handle, together);
                });
            } else {
                calls.forEach(call -> answers.add(callers.submit(call)));
            }
            List<String> codes = new ArrayList<>();
            for (Future<String> code : answers) {
                codes.add(code.get());
            }

            assertThat(codes).containsOnlyOnce("OK").containsOnly("OK", "DUPLICATE_SUSPECTED");
        } finally {
            callers.shutdownNow();
        }
    }

    private static void awaitBlocked(Handle handle, int callers) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (handle.createQuery("SELECT count(*) FROM pg_locks WHERE NOT granted AND database ="
                                + " (SELECT oid FROM pg_database WHERE datname = current_database())")
                        .mapTo(Integer.class)
                        .one()
                < callers) {
            assertThat(System.nanoTime()).as("blocked callers").isLessThan(end);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsOneOpenChangeOfAnEntityByATool(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String first = world.staged("entity_a");
            world.clock.advance(Duration.ofMillis(1));
            CallResult second = asked(world, "entity_a");
            world.staged("entity_b");

            assertThat(second.code()).isEqualTo("STATE_CONFLICT");
            assertThat(ApprovalWorld.text(ApprovalWorld.json(second), "pending_action_id"))
                    .isEqualTo(first);
            world.pendingActions.cancel(ROBOT, first, ApprovalWorld.body("{}"));
            world.clock.advance(Duration.ofMillis(1));
            assertThat(asked(world, "entity_a").code()).isEqualTo("OK");
            world.clock.advance(Duration.ofDays(7));
            assertThat(asked(world, "entity_a").code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsAThousandOpenActionsOfARequester(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String first = world.staged("a");
            world.sql("INSERT INTO pending_action (id, operation_id, call_id, workflow_id, step_no, tool, tool_digest,"
                    + " platform, world, account, requester, requester_owner, requester_lineage, payload, payload_hash,"
                    + " approvals_required, state, state_version, created_at, expires_at)"
                    + " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)"
                    + " SELECT id || i, operation_id || i, call_id, workflow_id || i, step_no, tool, tool_digest,"
                    + " platform, world, account, requester, requester_owner, requester_lineage, payload, payload_hash,"
                    + " approvals_required, state, state_version, created_at, expires_at FROM pending_action, n");

            CallResult refused = asked(world, "b");
            world.pendingActions.cancel(ROBOT, first, ApprovalWorld.body("{}"));

            assertThat(refused.code()).isEqualTo("RATE_LIMITED");
            assertThat(asked(world, "b").code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesAsManyOwnersAsAreRequired(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend.open(), 2, "1")) {
            String id = world.staged("a");

            String requester = world.approve(ROBOT, id);
            String first = world.approve(ANN, id);
            String afterFirst = world.state(id);
            String again = world.approve(ANN, id);
            String second = world.approve(BOB, id);

            assertThat(requester).isEqualTo("SELF_APPROVAL_FORBIDDEN");
            assertThat(first).isEqualTo("OK");
            assertThat(afterFirst).isEqualTo("PENDING");
            assertThat(again).isEqualTo("STATE_CONFLICT");
            assertThat(second).isEqualTo("OK");
            assertThat(world.state(id)).isEqualTo("APPROVED");
            assertThat(world.execute(id).code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesTheGreaterNumberOfOwnersWhenTheConfiguredNumberChanges(Backend backend) {
        try (ApprovalWorld one = new ApprovalWorld(backend.open(), 1, "1")) {
            ApprovalWorld two = new ApprovalWorld(one.store, 2, "1");
            String id = one.staged("a");
            assertThat(two.shown(id).get("approvals_required")).isEqualTo(JsonNumber.of(2));

            two.approve(ANN, id);
            assertThat(two.state(id)).isEqualTo("PENDING");
            two.approve(BOB, id);
            assertThat(two.execute(id).code()).isEqualTo("OK");

            two.clock.advance(Duration.ofSeconds(1));
            String later = two.staged("b");
            one.approve(ANN, later);
            assertThat(one.state(later)).isEqualTo("PENDING");
            assertThat(one.shown(later).get("approvals_required")).isEqualTo(JsonNumber.of(2));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatAnApproverStated(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");

            String statement = world.store
                    .tx()
                    .read(handle -> handle.createQuery("SELECT statement FROM pending_action_decision")
                            .mapTo(String.class)
                            .one());

            assertThat(statement)
                    .isEqualTo("approve\n" + world.hash(id) + "\n" + id + "\nann\n"
                            + world.clock.instant().getEpochSecond());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsWhatIsOverdueAsExpired(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            world.approved("a");
            world.staged("b");
            world.clock.advance(Duration.ofHours(24));

            assertThat(rows(world, "APPROVED")).isEmpty();
            assertThat(rows(world, "EXPIRED")).hasSize(1);
            assertThat(rows(world, "PENDING")).hasSize(1);
            assertThat(rows(world, null)).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsToolsWhatTheirOwnerAskedFor(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.staged("entity_a");
            world.approved("b");
            StoredHeldWrites writes =
                    new StoredHeldWrites(world.store.tx(), world.clock, (handle, change) -> {}, workflow -> {});
            CallContext colleague = context(Callers.BUSY, world.clock);

            List<HeldWrite> pending = writes.ofOwner(colleague, Optional.of(ActionStatus.PENDING), 10);

            assertThat(pending).extracting(HeldWrite::id).containsExactly(id);
            assertThat(pending.get(0).target().entity()).isEqualTo("thing a");
            assertThat(pending.get(0).payloadHash()).isEqualTo(world.hash(id));
            assertThat(writes.ofOwner(colleague, Optional.empty(), 10)).hasSize(2);
            assertThat(writes.ofOwner(colleague, Optional.empty(), 1)).hasSize(1);
            assertThat(writes.ofOwner(context(Callers.OTHER, world.clock), Optional.empty(), 10))
                    .isEmpty();
            world.clock.advance(Duration.ofHours(24));
            assertThat(writes.ofOwner(colleague, Optional.of(ActionStatus.EXPIRED), 10))
                    .hasSize(1);
        }
    }

    private static CallContext context(Caller caller, Clock clock) {
        return HandlerContext.context(Calls.decoded(Calls.call(caller, "get_things", "{}")), clock);
    }

    private static CallResult asked(ApprovalWorld world, String behaviour) {
        return world.call("stage_thing", "{\"behaviour\":\"" + behaviour + "\"}", null);
    }

    private static List<?> rows(ApprovalWorld world, @Nullable String state) {
        JsonObject list = world.list(ROBOT, new ActionQuery(state, null, null));
        return ((JsonArray) ApprovalWorld.member(list, "rows")).items();
    }
}
