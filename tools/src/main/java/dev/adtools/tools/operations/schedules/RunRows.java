package dev.adtools.tools.operations.schedules;

import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes rows of runs. */
public final class RunRows {

    private static final long PAGE_BYTES = 1 << 20;

    private RunRows() {}

    /** Returns how many of some runs fit one page with their results: at least one. */
    public static int fitting(List<ScheduledRun> runs) {
        long bytes = 0;
        int fitting = 0;
        for (ScheduledRun run : runs) {
            long own = bytes(run.end());
            if (fitting > 0 && own > 0 && bytes + own > PAGE_BYTES) {
                return fitting;
            }
            bytes += own;
            fitting++;
        }
        return Math.max(1, fitting);
    }

    private static long bytes(ScheduledRun.@Nullable End end) {
        return end == null || !end.resultKept() || end.resultBytes() == null ? 0 : end.resultBytes();
    }

    /** Returns a run as callers see it. */
    public static ScheduledRunList.Row of(ScheduledRun run, @Nullable JsonObject result) {
        ScheduledRun.End end = run.end();
        ScheduledRun.Failure failure = end == null ? null : end.failure();
        return new ScheduledRunList.Row(
                run.id(),
                run.id(),
                run.dueAt().toString(),
                run.missedRuns(),
                run.requested(),
                run.startedAt() == null ? null : run.startedAt().toString(),
                end == null ? null : end.at().toString(),
                run.status(),
                run.tries(),
                run.takenOver(),
                failure == null ? null : new ScheduledRunList.Failure(failure.code(), failure.message()),
                end == null ? null : end.rows(),
                end == null ? null : end.resultBytes(),
                end != null && end.resultKept(),
                result);
    }
}
