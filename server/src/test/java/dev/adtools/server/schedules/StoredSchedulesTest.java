package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.DeliveryMethod;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoredSchedulesTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void readsTasksWithTheirLastRuns(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> {
                principal(handle, "robot", "team");
                task(handle, "st_1", "robot");
                run(handle, "st_1", 1_000, "SUCCEEDED", 40L);
                run(handle, "st_1", 2_000, "FAILED", null);
                run(handle, "st_1", 3_000, "RUNNING", null);
            });

            ScheduledTask task =
                    new StoredSchedules(store.tx()).ofOwner("robot", 2).get(0);

            assertThat(task)
                    .isEqualTo(new ScheduledTask(
                            "st_1",
                            "Daily look",
                            TaskType.HEALTH_CHECK,
                            TaskStatus.ACTIVE,
                            new ScheduledTask.Schedule(ScheduleKind.CRON, "0 6 * * *", "Europe/Berlin"),
                            new ScheduledTask.Target("get_campaigns", "beta", BetaAccountId.of("1700100001"), "{}"),
                            Instant.ofEpochMilli(9_000),
                            1,
                            new ScheduledTask.Delivery(DeliveryMethod.NONE, null),
                            "robot",
                            Instant.ofEpochMilli(500),
                            List.of(
                                    new ScheduledTask.Run(
                                            Instant.ofEpochMilli(3_000), RunStatus.RUNNING, null, null, null),
                                    new ScheduledTask.Run(
                                            Instant.ofEpochMilli(2_000), RunStatus.FAILED, null, null, null))));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsAPrincipalTheTasksOfItsOwnerOnly(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> {
                principal(handle, "robot", "team");
                principal(handle, "person", "team");
                principal(handle, "stranger", "others");
                task(handle, "st_1", "robot");
                task(handle, "st_2", "stranger");
            });
            StoredSchedules schedules = new StoredSchedules(store.tx());

            assertThat(schedules.ofOwner("person", 0))
                    .extracting(ScheduledTask::id)
                    .containsExactly("st_1");
            assertThat(schedules.ofOwner("stranger", 0))
                    .extracting(ScheduledTask::id)
                    .containsExactly("st_2");
            assertThat(schedules.ofOwner("nobody", 0)).isEmpty();
        }
    }

    private static void principal(Handle handle, String id, String owner) {
        handle.execute(
                "INSERT INTO principal (id, owner, kind, disabled, created_at) VALUES (?, ?, 'service', 0, 0)",
                id,
                owner);
    }

    private static void task(Handle handle, String id, String principal) {
        handle.execute(
                "INSERT INTO scheduled_task (id, name, type, status, schedule_kind, expression, timezone, tool, platform,"
                        + " account, arguments, principal_id, next_run_at, failure_streak, delivery_method, created_at)"
                        + " VALUES (?, 'Daily look', 'HEALTH_CHECK', 'ACTIVE', 'CRON', '0 6 * * *', 'Europe/Berlin',"
                        + " 'get_campaigns', 'beta', 'act_1700100001', '{}', ?, 9000, 1, 'NONE', 500)",
                id,
                principal);
    }

    private static void run(Handle handle, String task, long due, String status, @Nullable Long rows) {
        handle.execute(
                "INSERT INTO scheduled_run (task_id, due_at, status, row_count) VALUES (?, ?, ?, ?)",
                task,
                due,
                status,
                rows);
    }
}
