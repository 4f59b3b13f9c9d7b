package dev.adtools.server.schedules;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallResult;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decision on a run by the answer of its call: over, or to be tried again.
 *
 * @param pause how long to wait before it is tried again; null when it ends
 * @param end how it ends; null when it is tried again
 * @param stops whether its task runs no more
 */
record RetryDecision(@Nullable Duration pause, @Nullable RunEnd end, boolean stops) {

    private static final int MOST_TRIES = 5;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(10);
    private static final int LONGER = 4;

    /** Returns the verdict on an answer; without one, nobody may make the call any more. */
    static RetryDecision of(PickedTask picked, Optional<CallResult> answer) {
        return answer.map(
                        given -> given.fold(data -> ended(RunEnd.answered(data)), error -> failed(picked.run(), error)))
                .orElseGet(() -> new RetryDecision(null, denied(picked.task()), true));
    }

    /** Returns the verdict on a run that one node after the other fell silent with: it may be the reason. */
    static RetryDecision interrupted() {
        return ended(RunEnd.failed("INTERRUPTED", "Two nodes ended while they ran it."));
    }

    /** Returns the verdict on the run of a task that nobody knows any more when to run again. */
    static RetryDecision unreadable() {
        String message = "This version of the service cannot read when the task is due; say it anew.";
        return new RetryDecision(null, RunEnd.failed("SCHEDULE_UNREADABLE", message), true);
    }

    private static RetryDecision failed(PickedRun run, ToolError error) {
        boolean passes = error.code().retry().retryable() && run.tries() < MOST_TRIES;
        return passes
                ? new RetryDecision(pause(run.tries()), null, false)
                : ended(RunEnd.failed(error.code().name(), error.message()));
    }

    private static Duration pause(int tries) {
        return FIRST_PAUSE.multipliedBy((long) Math.pow(LONGER, tries - 1));
    }

    private static RunEnd denied(TaskRow row) {
        return RunEnd.failed(
                ErrorCode.POLICY_DENIED.name(),
                "The principal " + row.task().createdBy() + ", as which the task runs, has no valid token any more that"
                        + " may call " + row.task().plan().tool() + ".");
    }

    private static RetryDecision ended(RunEnd end) {
        return new RetryDecision(null, end, false);
    }
}
