package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_scheduled_task_runs}.
 *
 * @param rows the runs of this page, the latest first
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record ScheduledRunList(
        List<Row> rows, boolean hasMore, @Nullable String nextCursor) {

    public ScheduledRunList {
        rows = List.copyOf(rows);
    }

    /** One run; times are RFC 3339. */
    @Body(name = "ScheduledRun", role = Body.Role.ANSWER, description = "A run of a scheduled task.")
    public record Row(
            @Arg(
                    description = "Its id; the audit trail knows its calls by it, as their `request_id`.",
                    examples = "sr_01m7znghxjcp6te53ex4hrrb92")
            String id,

            @Arg(description = "The same id.", examples = "sr_01m7znghxjcp6te53ex4hrrb92")
            String runId,

            @Arg(
                    description = "When it was due; of several due times that were missed, the first.",
                    examples = "2026-03-01T06:00:00Z")
            String dueAt,

            @Arg(description = "Number of later due times that it makes up for, at most 1000.", min = 0, examples = "0")
            int missedRuns,

            @Arg(description = "Whether a caller asked for it with run_scheduled_task.", examples = "false")
            boolean requested,

            @Arg(description = "When it was begun, the first time; null before.", examples = "2026-03-01T06:00:00Z")
            @Nullable
            String startedAt,

            @Arg(description = "When it ended; null while it has not.", examples = "2026-03-01T06:00:01Z") @Nullable
            String endedAt,

            RunStatus status,

            @Arg(description = "How often it was begun.", min = 0, examples = "1")
            int tries,

            @Arg(description = "Whether a node ended while it ran it, so that another took it up.", examples = "false")
            boolean takenOver,

            @Arg(description = "Why it failed; null when it did not.") @Nullable
            Failure error,

            @Arg(description = "How many rows the tool answered; null when it answers none.", examples = "4") @Nullable
            Long rows,

            @Arg(description = "How large the tool's answer was; null when there was none.", examples = "812") @Nullable
            Long resultBytes,

            @Arg(
                    description =
                            "Whether what the tool answered is kept: neither what was too large is, nor what had to"
                                    + " make room for newer answers.",
                    examples = "true")
            boolean resultKept,

            @Arg(
                    description =
                            "What the tool answered; null when it was not asked for, there is none, or it is not kept.")
            @Nullable
            JsonObject result) {}

    /** Reason for which a run failed: the error code of its call, and what that said. */
    @Body(description = "Why something failed.")
    public record Failure(
            @Arg(description = "The error code of its call.", examples = "PLATFORM_REJECTED")
            String code,

            @Arg(description = "What that said.", examples = "The platform refused the request.")
            String message) {}
}
