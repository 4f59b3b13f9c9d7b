package dev.adtools.tools.operations.schedules;

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

    /**
     * One run; times are RFC 3339.
     *
     * @param runId its id; the audit trail knows its calls by it, as their request id
     * @param dueAt when it was due; of several due times that were missed, the first
     * @param startedAt when it was begun, the first time
     * @param endedAt when it ended; null while it has not
     * @param status how it went
     * @param tries how often it was begun
     * @param takenOver whether a node ended while it ran it, so that another took it up
     * @param error why it failed; null when it did not
     * @param rows how many rows the tool answered; null when it answers none
     * @param resultBytes how large the tool's answer was; null when there was none
     * @param resultKept whether {@code include_results} shows what the tool answered: neither what was too large, nor what
     *     had to make room for newer answers
     * @param result what the tool answered; null when it was not asked for, there is none, or it is not kept
     */
    public record Row(
            String runId,
            String dueAt,
            String startedAt,
            @Nullable String endedAt,
            RunStatus status,
            int tries,
            boolean takenOver,
            @Nullable Failure error,
            @Nullable Long rows,
            @Nullable Long resultBytes,
            boolean resultKept,
            @Nullable JsonObject result) {}

    /** Reason for which a run failed: the error code of its call, and what that said. */
    public record Failure(String code, String message) {}
}
