package dev.adtools.server.idempotency;

import dev.adtools.server.call.ToolCall;
import dev.adtools.server.idempotency.OperationSummary.Effect;
import java.time.Duration;

/**
 * Times for which operations are kept. While their outcome is open they are kept for ever.
 *
 * @param answers how long the answer of a write, or of what starts writes, is kept, and replayed
 */
public record Retention(Duration answers) {

    private static final Duration ANSWERS_OF_READS = Duration.ofMinutes(10);
    private static final Duration ROWS_OF_READS = Duration.ofDays(1);
    private static final Duration ROWS = Duration.ofDays(30);
    private static final Duration ROWS_OF_SPEND = Duration.ofDays(400);

    /** Returns the time for which the longest kept operations are kept, and with them whatever tells of them. */
    public static Duration longest() {
        return ROWS_OF_SPEND;
    }

    // What starts writes has no effect of its own, but its answer says that they were started.
    Duration ofAnswer(ToolCall call) {
        return Effect.mayRepeat(call) ? ANSWERS_OF_READS : answers;
    }

    Duration ofRow(ToolCall call) {
        if (Effect.mayRepeat(call)) {
            return ROWS_OF_READS;
        }
        return Effect.of(call) == Effect.SPEND ? ROWS_OF_SPEND : ROWS;
    }
}
