package dev.adtools.tools.operations.schedules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_scheduled_tasks}.
 *
 * @param rows the tasks of this page, by the time they were made
 * @param total how many tasks all pages hold
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record ScheduledTaskList(
        List<Row> rows,
        int total,
        boolean hasMore,
        @Nullable String nextCursor) {

    public ScheduledTaskList {
        rows = List.copyOf(rows);
    }

    /**
     * One task; times are RFC 3339.
     *
     * @param taskId its id
     * @param name what its owner calls it
     * @param type what it is for
     * @param status whether it runs
     * @param schedule when it runs
     * @param tool the tool that it calls
     * @param platform the platform that the tool works on
     * @param accountId the account that its arguments name, null for none
     * @param argumentsSummary its arguments, in short
     * @param nextRunAt when it runs next, in its time zone; null when it does not
     * @param lastRun its latest run; null before the first
     * @param runs its last runs, the latest first
     * @param failureStreak how many of its last runs failed in a row
     * @param stopped why the service stopped it, or why its only run failed; null when neither is so
     * @param retention how many of its runs are kept, and for how long
     * @param delivery where its results go
     * @param createdBy the principal that made it, and that it runs as
     * @param createdAt when it was made
     */
    public record Row(
            String taskId,
            String name,
            TaskType type,
            TaskStatus status,
            Schedule schedule,
            String tool,
            String platform,
            @Nullable String accountId,
            String argumentsSummary,
            @Nullable String nextRunAt,
            @Nullable Run lastRun,
            List<Run> runs,
            int failureStreak,
            @Nullable Stop stopped,
            Retention retention,
            Delivery delivery,
            String createdBy,
            String createdAt) {
        public Row {
            runs = List.copyOf(runs);
        }
    }

    /** Schedule of a task: a cron expression, an ISO 8601 duration or a moment, and the time zone it is read in. */
    public record Schedule(ScheduleKind kind, String expression, String timezone) {}

    /** Stop of a task by the service: when, the error code of its last run, and what that said. */
    public record Stop(String at, String code, String message) {}

    /** Retention of a task's runs and their results: how many, and for how many days. */
    public record Retention(int runs, int days) {}

    /** One run: its id, when it was due, how it went, how long it took, why it failed, and how many rows it answered. */
    public record Run(
            String runId,
            String at,
            RunStatus status,
            @Nullable Long durationMs,
            @Nullable String errorCode,
            @Nullable Long rows) {}

    /** Delivery of results; of the destination only as much as tells it from others. */
    public record Delivery(DeliveryMethod method, @Nullable String destinationMasked) {}
}
