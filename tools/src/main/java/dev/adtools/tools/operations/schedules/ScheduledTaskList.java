package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
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

    /** One task; times are RFC 3339. */
    @Body(name = "ScheduledTask", role = Body.Role.ANSWER, description = "A tool that is called by the clock.")
    public record Row(
            @Arg(description = "Its id.", examples = "st_01m7znghxjcp6te53ex4hrrb91")
            String id,

            @Arg(description = "The same id.", examples = "st_01m7znghxjcp6te53ex4hrrb91")
            String taskId,

            @Arg(description = "What its owner calls it.", examples = "Daily campaigns")
            String name,

            TaskType type,

            TaskStatus status,

            @Arg(description = "When it runs.") Schedule schedule,

            @Arg(description = "The tool that it calls.", examples = "get_alpha_campaigns")
            String tool,

            @Arg(description = "The platform that the tool works on.", examples = "alpha")
            String platform,

            @Arg(description = "The account that its arguments name; null for none.", examples = "1002003001") @Nullable
            String accountId,

            @Arg(description = "Its arguments, in short.", examples = "{\"account_id\":\"1002003001\"}")
            String argumentsSummary,

            @Arg(
                    description = "When it runs next, in its time zone; null when it does not.",
                    examples = "2026-03-02T06:00:00Z")
            @Nullable
            String nextRunAt,

            @Arg(
                    description = "Its next run times, at most five, in its time zone; empty when it does not run.",
                    examples = "[\"2026-03-02T06:00:00Z\"]")
            List<String> nextRuns,

            @Arg(description = "Its latest run; null before the first.") @Nullable
            Run lastRun,

            @Arg(description = "Its last runs, the latest first.")
            List<Run> runs,

            @Arg(description = "How many of its last runs failed in a row.", min = 0, examples = "0")
            long failureStreak,

            @Arg(description = "Why the service stopped it, or why its only run failed; null when neither is so.")
            @Nullable
            Stop stopped,

            @Arg(description = "How many of its runs are kept, and for how long.")
            Retention retention,

            @Arg(description = "Where its results go.") Delivery delivery,

            @Arg(description = "The principal that made it, and that it runs as.", examples = "campaign-robot")
            String createdBy,

            @Arg(description = "When it was made.", examples = "2026-03-01T09:30:00Z")
            String createdAt) {
        public Row {
            nextRuns = List.copyOf(nextRuns);
            runs = List.copyOf(runs);
        }
    }

    /** Schedule of a task: a cron expression, an ISO 8601 duration or a moment, and the time zone it is read in. */
    @Body(name = "Schedule", description = "When a task runs.")
    public record Schedule(
            ScheduleKind kind,

            @Arg(description = "A cron expression, an ISO 8601 duration or a moment.", examples = "0 6 * * *")
            String expression,

            @Arg(description = "The time zone that it is read in.", examples = "UTC")
            String timezone) {}

    /** Stop of a task by the service: when, the error code of its last run, and what that said. */
    @Body(name = "TaskStop", description = "Why the service stopped a task.")
    public record Stop(
            @Arg(description = "When.", examples = "2026-03-01T09:30:00Z")
            String at,

            @Arg(description = "The error code of its last run.", examples = "ACCOUNT_FORBIDDEN")
            String code,

            @Arg(description = "What that said.", examples = "The token may not use this account.")
            String message) {}

    /** Retention of a task's runs and their results: how many, and for how many days. */
    @Body(name = "RunRetention", description = "How many runs of a task are kept, and for how long.")
    public record Retention(
            @Arg(description = "How many.", min = 1, examples = "90")
            long runs,

            @Arg(description = "For how many days.", min = 1, examples = "90")
            long days) {}

    /** One run: its id, when it was due, how it went, how long it took, why it failed, and how many rows it answered. */
    @Body(name = "ShortRun", description = "A run of a task, in short.")
    public record Run(
            @Arg(description = "Its id.", examples = "sr_01m7znghxjcp6te53ex4hrrb92")
            String runId,

            @Arg(description = "When it was due.", examples = "2026-03-01T06:00:00Z")
            String at,

            RunStatus status,

            @Arg(description = "How long it took in milliseconds; null while it has not ended.", examples = "120")
            @Nullable
            Long durationMs,

            @Arg(description = "Why it failed; null when it did not.", examples = "null") @Nullable
            String errorCode,

            @Arg(description = "How many rows the tool answered; null when it answers none.", examples = "4") @Nullable
            Long rows) {}

    /** Delivery of results; of the destination only as much as tells it from others. */
    @Body(name = "Delivery", description = "Where the results of a task go.")
    public record Delivery(
            DeliveryMethod method,

            @Arg(description = "The destination, in part; null for none.", examples = "null") @Nullable
            String destinationMasked) {}
}
