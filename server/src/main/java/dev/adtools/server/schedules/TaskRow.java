package dev.adtools.server.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DeferredCall;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.Visibility;
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
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * A task as it is kept.
 *
 * @param task what callers see of it
 * @param owner whose it is
 * @param limits the limits of the token that said what it calls, which hold for every run
 * @param anchor from when on its intervals count
 * @param running the run that has not ended, null for none
 */
record TaskRow(
        ScheduledTask task,
        String owner,
        Limits limits,
        Instant anchor,
        @Nullable String running) {

    private static final RowMapper<Limits> LIMITS = ConstructorMapper.of(Limits.class);

    /** Returns a new task. */
    static TaskRow of(String id, TaskPlan plan, DeferredCall call, Caller caller, Instant now) {
        // The only moment of a task may pass while it is made: then it is due at once.
        Instant first = Schedule.of(plan.schedule(), now).after(now).orElse(now);
        ScheduledTask task = new ScheduledTask(
                new TaskVersion(id, 1),
                plan,
                call.tool().platform(),
                call.account(),
                new ScheduledTask.Standing(TaskStatus.ACTIVE, first, 0, null),
                caller.principal(),
                now);
        return new TaskRow(task, caller.owner(), caller.limits(), now, null);
    }

    /** Returns the same task with another plan. */
    TaskRow with(TaskPlan plan, DeferredCall call, Caller caller, Instant now) {
        boolean sameTimes = plan.schedule().equals(task.plan().schedule());
        boolean sameCall = plan.arguments().equals(task.plan().arguments());
        Instant from = sameTimes ? anchor : now;
        ScheduledTask changed = new ScheduledTask(
                task.seen(),
                plan,
                task.platform(),
                call.account(),
                sameTimes ? task.standing() : standing(Schedule.of(plan.schedule(), from), now),
                task.createdBy(),
                task.createdAt());
        return new TaskRow(changed, owner, sameCall ? limits : caller.limits(), from, running);
    }

    // Other times let a task run again that had run for the last time; what stands still for another reason stays so.
    private ScheduledTask.Standing standing(Schedule schedule, Instant now) {
        ScheduledTask.Standing before = task.standing();
        boolean isOver = before.status() == TaskStatus.COMPLETED
                || (before.status() == TaskStatus.FAILED
                        && task.plan().schedule().kind() == ScheduleKind.ONCE);
        return isOver || before.status() == TaskStatus.ACTIVE
                ? new ScheduledTask.Standing(
                        TaskStatus.ACTIVE, schedule.after(now).orElse(now), before.failureStreak(), null)
                : before;
    }

    /** Returns its schedule; empty when that cannot be read any more, for time zones come and go. */
    Optional<Schedule> schedule() {
        try {
            return Optional.of(Schedule.of(task.plan().schedule(), anchor));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** Returns the first moment behind another at which it is due; empty when there is none. */
    Optional<Instant> after(Instant moment) {
        return schedule().flatMap(table -> table.after(moment));
    }

    /** Returns whether it is visible within the limits of a caller's token. */
    boolean isWithin(Visibility visibility) {
        return visibility.shows(task.plan().tool(), task.platform(), task.account(), limits);
    }

    static TaskRow of(ResultSet row, StatementContext context) throws SQLException {
        return new TaskRow(
                task(row),
                row.getString("owner"),
                LIMITS.map(row, context),
                Instant.ofEpochMilli(row.getLong("anchored_at")),
                row.getString("running"));
    }

    private static ScheduledTask task(ResultSet row) throws SQLException {
        Platform platform = Platform.of(row.getString("platform"));
        String account = row.getString("account");
        return new ScheduledTask(
                new TaskVersion(row.getString("id"), row.getLong("version")),
                plan(row),
                platform,
                account == null ? null : AccountId.of(platform, account),
                standing(row),
                row.getString("principal_id"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }

    private static TaskPlan plan(ResultSet row) throws SQLException {
        return new TaskPlan(
                row.getString("name"),
                TaskType.valueOf(row.getString("type")),
                new TaskPlan.Schedule(
                        ScheduleKind.valueOf(row.getString("schedule_kind")),
                        row.getString("expression"),
                        row.getString("timezone")),
                row.getString("tool"),
                row.getString("arguments"),
                row.getInt("keep_runs"),
                row.getInt("keep_days"));
    }

    private static ScheduledTask.Standing standing(ResultSet row) throws SQLException {
        Instant stopped = ColumnMapping.time(row, "stopped_at");
        return new ScheduledTask.Standing(
                TaskStatus.valueOf(row.getString("status")),
                ColumnMapping.time(row, "next_run_at"),
                row.getInt("failure_streak"),
                stopped == null
                        ? null
                        : new ScheduledTask.Stop(stopped, row.getString("stop_code"), row.getString("stop_message")));
    }

    /** Returns the values of its row but its limits. */
    Map<String, @Nullable Object> columns() {
        Map<String, @Nullable Object> columns = new HashMap<>();
        TaskPlan plan = task.plan();
        AccountId account = task.account();
        columns.put("id", task.id());
        columns.put("platform", task.platform());
        columns.put("account", account == null ? null : account.value());
        columns.put("principal", task.createdBy());
        columns.put("owner", owner);
        columns.put("anchor", anchor);
        columns.put("next", task.standing().nextRunAt());
        columns.put("created", task.createdAt());
        columns.put("name", plan.name());
        columns.put("type", plan.type());
        columns.put("kind", plan.schedule().kind());
        columns.put("expression", plan.schedule().expression());
        columns.put("timezone", plan.schedule().timezone());
        columns.put("tool", plan.tool());
        columns.put("arguments", plan.arguments());
        columns.put("keepRuns", plan.keepRuns());
        columns.put("keepDays", plan.keepDays());
        return columns;
    }
}
