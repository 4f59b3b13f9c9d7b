package dev.adtools.server.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.DeliveryMethod;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Keeps scheduled tasks and their runs in the service's database. */
public final class StoredSchedules implements ScheduledTasks {

    private static final String OF_OWNER = "SELECT t.* FROM scheduled_task t JOIN principal p ON p.id = t.principal_id"
            + " WHERE p.owner = (SELECT owner FROM principal WHERE id = :principal)";

    private static final String RUNS =
            "SELECT * FROM scheduled_run WHERE task_id = :task ORDER BY due_at DESC LIMIT :limit";

    private final Tx tx;

    /** Keeps them in the tables behind {@code tx}. */
    public StoredSchedules(Tx tx) {
        this.tx = tx;
    }

    @Override
    public List<ScheduledTask> ofOwner(String principal, int runs) {
        return tx.read(handle -> handle.createQuery(OF_OWNER)
                .bind("principal", principal)
                .map((rows, context) -> task(rows, runs(handle, rows.getString("id"), runs)))
                .list());
    }

    private static List<ScheduledTask.Run> runs(Handle handle, String task, int limit) {
        return limit == 0
                ? List.of()
                : handle.createQuery(RUNS)
                        .bind("task", task)
                        .bind("limit", limit)
                        .map((rows, context) -> run(rows))
                        .list();
    }

    private static ScheduledTask task(ResultSet rows, List<ScheduledTask.Run> runs) throws SQLException {
        Long next = number(rows, "next_run_at");
        return new ScheduledTask(
                rows.getString("id"),
                rows.getString("name"),
                TaskType.valueOf(rows.getString("type")),
                TaskStatus.valueOf(rows.getString("status")),
                new ScheduledTask.Schedule(
                        ScheduleKind.valueOf(rows.getString("schedule_kind")),
                        rows.getString("expression"),
                        rows.getString("timezone")),
                target(rows),
                next == null ? null : Instant.ofEpochMilli(next),
                rows.getInt("failure_streak"),
                new ScheduledTask.Delivery(
                        DeliveryMethod.valueOf(rows.getString("delivery_method")),
                        rows.getString("delivery_destination")),
                rows.getString("principal_id"),
                Instant.ofEpochMilli(rows.getLong("created_at")),
                runs);
    }

    private static ScheduledTask.Target target(ResultSet rows) throws SQLException {
        String platform = rows.getString("platform");
        String account = rows.getString("account");
        return new ScheduledTask.Target(
                rows.getString("tool"),
                platform,
                account == null ? null : AccountId.of(Platform.of(platform), account),
                rows.getString("arguments"));
    }

    private static ScheduledTask.Run run(ResultSet rows) throws SQLException {
        return new ScheduledTask.Run(
                Instant.ofEpochMilli(rows.getLong("due_at")),
                RunStatus.valueOf(rows.getString("status")),
                number(rows, "duration_ms"),
                rows.getString("error_code"),
                number(rows, "row_count"));
    }

    private static @Nullable Long number(ResultSet rows, String column) throws SQLException {
        long number = rows.getLong(column);
        return rows.wasNull() ? null : number;
    }
}
