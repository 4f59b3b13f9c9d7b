package dev.adtools.tools.operations.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.tools.period.Period;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes rows of tasks. */
public final class TaskRows {

    private static final int LONGEST_SUMMARY = 200;

    private TaskRows() {}

    /** Returns a task as callers see it, with its latest run and its next ones. */
    public static ScheduledTaskList.Row of(ScheduledTask task, ScheduledTasks tasks) {
        List<ScheduledRun> last = tasks.lastRuns(List.of(task.id()), 1).getOrDefault(task.id(), List.of());
        return of(task, last, 1, tasks.nextRuns(task));
    }

    /**
     * Returns a task as callers see it.
     *
     * @param last its last runs, the latest first
     * @param wanted how many of them to show besides the latest
     * @param next its next run times
     */
    public static ScheduledTaskList.Row of(
            ScheduledTask task, List<ScheduledRun> last, int wanted, List<Instant> next) {
        TaskPlan plan = task.plan();
        ScheduledTask.Standing standing = task.standing();
        List<ScheduledTaskList.Run> runs = last.stream().map(TaskRows::run).toList();
        return new ScheduledTaskList.Row(
                task.id(),
                task.id(),
                plan.name(),
                plan.type(),
                standing.status(),
                schedule(plan.schedule()),
                plan.tool(),
                task.platform().wireName(),
                text(task.account()),
                brief(plan.arguments()),
                next(task),
                times(plan.schedule(), next),
                runs.isEmpty() ? null : runs.get(0),
                runs.subList(0, Math.min(wanted, runs.size())),
                standing.failureStreak(),
                stop(standing.stop()),
                new ScheduledTaskList.Retention(plan.keepRuns(), plan.keepDays()),
                // Results are kept here and fetched; there is no other way yet.
                new ScheduledTaskList.Delivery(DeliveryMethod.NONE, null),
                task.createdBy(),
                task.createdAt().toString());
    }

    private static ScheduledTaskList.Run run(ScheduledRun run) {
        ScheduledRun.End end = run.end();
        ScheduledRun.Failure failure = end == null ? null : end.failure();
        return new ScheduledTaskList.Run(
                run.id(),
                run.dueAt().toString(),
                run.status(),
                end == null || run.startedAt() == null
                        ? null
                        : Duration.between(run.startedAt(), end.at()).toMillis(),
                failure == null ? null : failure.code(),
                end == null ? null : end.rows());
    }

    private static ScheduledTaskList.Schedule schedule(TaskPlan.Schedule schedule) {
        return new ScheduledTaskList.Schedule(schedule.kind(), schedule.expression(), schedule.timezone());
    }

    private static @Nullable String text(@Nullable AccountId account) {
        return account == null ? null : account.value();
    }

    /** Returns arguments as far as they fit a line. */
    static String brief(String arguments) {
        return arguments.codePointCount(0, arguments.length()) <= LONGEST_SUMMARY
                ? arguments
                : arguments.substring(0, arguments.offsetByCodePoints(0, LONGEST_SUMMARY)) + "…";
    }

    private static @Nullable String next(ScheduledTask task) {
        Instant next = task.standing().nextRunAt();
        return next == null
                ? null
                : times(task.plan().schedule(), List.of(next)).get(0);
    }

    /** Returns moments as callers see them: in the zone of a schedule, with offset. */
    static List<String> times(TaskPlan.Schedule schedule, List<Instant> moments) {
        ZoneId zone = Period.zone(schedule.timezone());
        return moments.stream()
                .map(moment -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(moment.atZone(zone)))
                .toList();
    }

    private static ScheduledTaskList.@Nullable Stop stop(ScheduledTask.@Nullable Stop stop) {
        return stop == null ? null : new ScheduledTaskList.Stop(stop.at().toString(), stop.code(), stop.message());
    }
}
