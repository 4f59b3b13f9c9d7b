package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cost of looking for due tasks among ten thousand: one statement, which goes through two indexes. */
class WakingTest {

    private static final int MANY = 10_000;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void looksInOneIndexedStatement(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            stand.create(ScheduleStand.every("PT1H", ""));
            store.tx().execute(WakingTest::fill);
            AtomicInteger statements = new AtomicInteger();
            RunWorkers workers = new RunWorkers(stand.node("node-1", counting(store, statements)), task -> {
                throw new AssertionError("nothing is due");
            });

            workers.wake();

            assertThat(statements).hasValue(1);
            assertThat(plan(store, backend))
                    .anyMatch(line -> line.contains("scheduled_task_due"))
                    .anyMatch(line -> line.contains("scheduled_run_open"))
                    .noneMatch(line -> line.contains("Seq Scan") || line.startsWith("SCAN "));
            stand.after(Duration.ofHours(2));
            assertThat(stand.node("node-1").due(4)).isEqualTo(4);
        }
    }

    @Test
    void goesOnAfterAnError() {
        try (TestStore store = Backend.SQLITE.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.after(Duration.ofHours(1));
            AtomicBoolean broken = new AtomicBoolean(true);
            RunWorkers workers = new RunWorkers(stand.node("node-1", erring(store, broken)), Runnable::run);

            for (int call = 0; call < 2 * RunWorkers.MOST; call++) {
                workers.wake();
            }
            broken.set(false);
            workers.wake();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
        }
    }

    private static Tx erring(TestStore store, AtomicBoolean broken) {
        return new Tx() {
            @Override
            public <T> T write(TransactionBody<T> unit) {
                if (broken.get()) {
                    throw new LinkageError("scripted");
                }
                return store.tx().write(unit);
            }

            @Override
            public <T> T read(TransactionBody<T> unit) {
                return store.tx().read(unit);
            }
        };
    }

    private static void fill(Handle handle) {
        handle.execute("INSERT INTO scheduled_task SELECT 'st_' || n.n, version, name, type, schedule_kind, expression,"
                + " timezone, tool, platform, account, arguments, keep_runs, keep_days, principal_id, owner, platforms,"
                + " accounts, tools, status, anchored_at, next_run_at + n.n, running, failure_streak, stopped_at, stop_code,"
                + " stop_message, created_at, groups FROM scheduled_task, (WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT"
                + " n + 1 FROM n WHERE n < " + MANY + ") SELECT n FROM n) AS n");
        handle.execute(
                "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, started_at, ended_at)"
                        + " SELECT 'sr_' || id, id, 1, 'SUCCEEDED', 1, 0, 'node-1', 1, 2 FROM scheduled_task");
    }

    private static Tx counting(TestStore store, AtomicInteger statements) {
        return new Tx() {
            @Override
            public <T> T write(TransactionBody<T> unit) {
                return store.tx().write(unit);
            }

            @Override
            public <T> T read(TransactionBody<T> unit) {
                return store.tx().read(handle -> {
                    handle.setSqlLogger(new SqlLogger() {
                        @Override
                        public void logAfterExecution(StatementContext context) {
                            statements.incrementAndGet();
                        }
                    });
                    return unit.run(handle);
                });
            }
        };
    }

    private static List<String> plan(TestStore store, Backend backend) {
        String explain = backend == Backend.POSTGRESQL ? "EXPLAIN " : "EXPLAIN QUERY PLAN ";
        String column = backend == Backend.POSTGRESQL ? "QUERY PLAN" : "detail";
        if (backend == Backend.POSTGRESQL) {
            store.tx().execute(handle -> handle.execute("ANALYZE scheduled_task"));
            store.tx().execute(handle -> handle.execute("ANALYZE scheduled_run"));
        }
        return store.tx()
                .read(handle -> handle.createQuery(explain + RunStore.WAKING)
                        .bind("now", 1L)
                        .bind("most", 4)
                        .map((rows, context) -> rows.getString(column))
                        .list());
    }
}
