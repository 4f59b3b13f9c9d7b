package dev.adtools.server.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.SpaceSeparatedSet;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Turns tasks into columns and back. */
final class TaskColumns {

    private TaskColumns() {}

    static Map<String, @Nullable Object> of(TaskRow row) {
        ScheduledTask task = row.task();
        Map<String, @Nullable Object> columns = new HashMap<>(of(task.plan()));
        columns.putAll(of(row.limits()));
        columns.put("id", task.id());
        columns.put("platform", task.platform().wireName());
        columns.put("account", account(task.account()));
        columns.put("principal", task.createdBy());
        columns.put("owner", row.owner());
        columns.put("anchor", row.anchor().toEpochMilli());
        columns.put("next", millis(task.standing().nextRunAt()));
        columns.put("created", task.createdAt().toEpochMilli());
        return columns;
    }

    static Map<String, @Nullable Object> of(TaskPlan plan) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("name", plan.name());
        columns.put("type", plan.type().name());
        columns.put("kind", plan.schedule().kind().name());
        columns.put("expression", plan.schedule().expression());
        columns.put("timezone", plan.schedule().timezone());
        columns.put("tool", plan.tool());
        columns.put("arguments", plan.arguments());
        columns.put("keepRuns", plan.keepRuns());
        columns.put("keepDays", plan.keepDays());
        return columns;
    }

    static Map<String, @Nullable Object> of(Limits limits) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put(
                "platforms", SpaceSeparatedSet.join(limits.platforms().stream().map(Platform::wireName)));
        columns.put("accounts", SpaceSeparatedSet.join(limits.accounts().stream()));
        columns.put("tools", SpaceSeparatedSet.join(limits.tools().stream()));
        return columns;
    }

    static @Nullable String account(@Nullable AccountId account) {
        return account == null ? null : account.value();
    }

    static @Nullable Long millis(@Nullable Instant at) {
        return at == null ? null : at.toEpochMilli();
    }

    static TaskRow row(ResultSet rows) throws SQLException {
        return new TaskRow(
                task(rows),
                rows.getString("owner"),
                limits(rows),
                Instant.ofEpochMilli(rows.getLong("anchored_at")),
                rows.getString("running"));
    }

    private static ScheduledTask task(ResultSet rows) throws SQLException {
        Platform platform = Platform.of(rows.getString("platform"));
        String account = rows.getString("account");
        return new ScheduledTask(
                new TaskVersion(rows.getString("id"), rows.getLong("version")),
                plan(rows),
                platform,
                account == null ? null : AccountId.of(platform, account),
                standing(rows),
                rows.getString("principal_id"),
                Instant.ofEpochMilli(rows.getLong("created_at")));
    }

    private static TaskPlan plan(ResultSet rows) throws SQLException {
        return new TaskPlan(
                rows.getString("name"),
                TaskType.valueOf(rows.getString("type")),
                new TaskPlan.Schedule(
                        ScheduleKind.valueOf(rows.getString("schedule_kind")),
                        rows.getString("expression"),
                        rows.getString("timezone")),
                rows.getString("tool"),
                rows.getString("arguments"),
                rows.getInt("keep_runs"),
                rows.getInt("keep_days"));
    }

    private static ScheduledTask.Standing standing(ResultSet rows) throws SQLException {
        Instant stopped = time(rows, "stopped_at");
        return new ScheduledTask.Standing(
                TaskStatus.valueOf(rows.getString("status")),
                time(rows, "next_run_at"),
                rows.getInt("failure_streak"),
                stopped == null
                        ? null
                        : new ScheduledTask.Stop(stopped, rows.getString("stop_code"), rows.getString("stop_message")));
    }

    private static Limits limits(ResultSet rows) throws SQLException {
        return new Limits(
                SpaceSeparatedSet.split(rows.getString("platforms")).stream()
                        .map(Platform::of)
                        .collect(Collectors.toSet()),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("accounts"))),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("tools"))));
    }

    static @Nullable Instant time(ResultSet rows, String column) throws SQLException {
        long millis = rows.getLong(column);
        return rows.wasNull() ? null : Instant.ofEpochMilli(millis);
    }
}
