package dev.adtools.tools.operations.schedules;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One run of a scheduled task.
 *
 * @param id its id; also the request id of its calls
 * @param dueAt when it was due; of several due times that were missed, the first
 * @param missedRuns number of later due times that it makes up for, at most 1000
 * @param requested whether a caller asked for it, outside of the timetable
 * @param startedAt when it was begun, the first time; null before
 * @param status how it went
 * @param tries how often it was begun
 * @param takenOver whether a node ended while it ran it, so that another had to take it up
 * @param end how it ended, null while it has not
 */
public record ScheduledRun(
        String id,
        Instant dueAt,
        int missedRuns,
        boolean requested,
        @Nullable Instant startedAt,
        RunStatus status,
        int tries,
        boolean takenOver,
        @Nullable End end) {

    /** Returns the error of a request for another run while this one is in progress. */
    public ToolError inProgress() {
        return ToolError.of(
                ErrorCode.STATE_CONFLICT,
                "Run " + id + " of the task is in progress. Wait until it ends; get_scheduled_task_runs shows it.");
    }

    /**
     * End of a run.
     *
     * @param at when
     * @param failure why it failed, null when it did not
     * @param rows how many rows the tool answered, null when it answers none
     * @param resultBytes how large its answer was, null when there was none
     * @param resultKept whether its answer is kept
     */
    public record End(
            Instant at,
            @Nullable Failure failure,
            @Nullable Long rows,
            @Nullable Long resultBytes,
            boolean resultKept) {}

    /** Reason for which a run failed: the error code of its call, and what that said. */
    public record Failure(String code, String message) {}
}
