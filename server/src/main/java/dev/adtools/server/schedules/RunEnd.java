package dev.adtools.server.schedules;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import org.jspecify.annotations.Nullable;

/**
 * End of a run.
 *
 * @param failure why it failed, null when it did not
 * @param rows how many rows the tool answered, null when it answers none
 * @param bytes how large its answer is, null when there is none
 * @param kept the answer; null when there is none, or too much
 */
record RunEnd(
        ScheduledRun.@Nullable Failure failure,
        @Nullable Long rows,
        @Nullable Long bytes,
        @Nullable Arguments kept) {

    /** Largest answer that is kept. */
    private static final int MOST_BYTES = 4 << 20;

    static RunEnd answered(byte[] data) {
        Arguments answer = Arguments.of(data);
        return new RunEnd(null, rows(answer), (long) data.length, data.length <= MOST_BYTES ? answer : null);
    }

    long keptBytes() {
        return kept == null || bytes == null ? 0 : bytes;
    }

    static RunEnd failed(String code, String message) {
        return new RunEnd(new ScheduledRun.Failure(code, message), null, null, null);
    }

    private static @Nullable Long rows(Arguments answer) {
        return answer.value() instanceof JsonObject object && object.get("rows") instanceof JsonArray rows
                ? (long) rows.items().size()
                : null;
    }
}
