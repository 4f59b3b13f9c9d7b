package dev.adtools.server.schedules;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * End of a run.
 *
 * @param failure why it failed, null when it did not
 * @param rows how many rows the tool answered, null when it answers none
 * @param bytes how large its answer is, null when there is none
 * @param kept the answer; null when there is none, or too much
 * @param stops whether its task runs no more
 */
record RunEnd(
        ScheduledRun.@Nullable Failure failure,
        @Nullable Long rows,
        @Nullable Long bytes,
        @Nullable Arguments kept,
        boolean stops) {

    /** Largest answer that is kept. */
    private static final int MOST_BYTES = 4 << 20;

    /** Returns the end of a run that is not tried again; without an answer, nobody may make its call any more. */
    static RunEnd of(TaskRow row, Optional<CallResult> answer) {
        return answer.map(given -> given.fold(
                        RunEnd::answered, error -> failed(error.code().name(), error.message(), false)))
                .orElseGet(() -> denied(row));
    }

    /** Returns the end of a run that one node after the other fell silent with: it may be the reason. */
    static RunEnd interrupted() {
        return failed("INTERRUPTED", "Two nodes ended while they ran it.", false);
    }

    /** Returns the end of the run of a task that nobody knows any more when to run again. */
    static RunEnd unreadable() {
        String message = "This version of the service cannot read when the task is due; say it anew.";
        return failed("SCHEDULE_UNREADABLE", message, true);
    }

    private static RunEnd denied(TaskRow row) {
        return failed(
                ErrorCode.POLICY_DENIED.name(),
                "The principal " + row.task().createdBy() + ", as which the task runs, has no valid token any more that"
                        + " may call " + row.task().plan().tool() + ".",
                true);
    }

    private static RunEnd failed(String code, String message, boolean stops) {
        return new RunEnd(new ScheduledRun.Failure(code, message), null, null, null, stops);
    }

    private static RunEnd answered(byte[] data) {
        Arguments answer = Arguments.of(data);
        Arguments kept = data.length <= MOST_BYTES ? answer : null;
        return new RunEnd(null, rows(answer), (long) data.length, kept, false);
    }

    private static @Nullable Long rows(Arguments answer) {
        return answer.value() instanceof JsonObject object && object.get("rows") instanceof JsonArray rows
                ? (long) rows.items().size()
                : null;
    }

    long keptBytes() {
        return kept == null || bytes == null ? 0 : bytes;
    }
}
