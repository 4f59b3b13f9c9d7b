package dev.adtools.tools.operations.schedules;

import dev.adtools.api.AccountId;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes rows of tasks. */
public final class TaskRows {

    private static final int LONGEST_SUMMARY = 200;
    private static final int SHOWN = 4;

    private TaskRows() {}

    /** Returns a task as callers see it. */
    public static ScheduledTaskList.Row of(ScheduledTask task) {
        List<ScheduledTaskList.Run> runs =
                task.runs().stream().map(TaskRows::run).toList();
        ScheduledTask.Target target = task.target();
        return new ScheduledTaskList.Row(
                task.id(),
                task.name(),
                task.type(),
                task.status(),
                schedule(task.schedule()),
                target.tool(),
                target.platform(),
                text(target.account()),
                brief(target.arguments()),
                next(task),
                runs.isEmpty() ? null : runs.get(0),
                runs,
                task.failureStreak(),
                delivery(task.delivery()),
                task.createdBy(),
                task.createdAt().toString());
    }

    private static ScheduledTaskList.Run run(ScheduledTask.Run run) {
        return new ScheduledTaskList.Run(
                run.at().toString(), run.status(), run.durationMillis(), run.errorCode(), run.rows());
    }

    private static ScheduledTaskList.Schedule schedule(ScheduledTask.Schedule schedule) {
        return new ScheduledTaskList.Schedule(schedule.kind(), schedule.expression(), schedule.timezone());
    }

    private static @Nullable String text(@Nullable AccountId account) {
        return account == null ? null : account.value();
    }

    private static String brief(String arguments) {
        return arguments.codePointCount(0, arguments.length()) <= LONGEST_SUMMARY
                ? arguments
                : arguments.substring(0, arguments.offsetByCodePoints(0, LONGEST_SUMMARY)) + "…";
    }

    // A task that is paused or done has no next run, whatever was planned before.
    private static @Nullable String next(ScheduledTask task) {
        Instant next = task.nextRunAt();
        return next == null || task.status() != TaskStatus.ACTIVE
                ? null
                : DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(
                        next.atZone(zone(task.schedule().timezone())));
    }

    private static ZoneId zone(String timezone) {
        try {
            return ZoneId.of(timezone);
        } catch (DateTimeException e) {
            return ZoneOffset.UTC;
        }
    }

    private static ScheduledTaskList.Delivery delivery(ScheduledTask.Delivery delivery) {
        String destination = delivery.destination();
        return new ScheduledTaskList.Delivery(
                delivery.method(),
                destination == null ? null : "…" + destination.substring(Math.max(0, destination.length() - SHOWN)));
    }
}
