package dev.adtools.tools.operations.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A tool that is called by the clock.
 *
 * @param seen its id, and which of its versions this is
 * @param plan what it is to do
 * @param platform the platform that its tool works on
 * @param account the account that its arguments name, null for none
 * @param standing whether it runs, and how that goes
 * @param createdBy the principal that made it, and that it runs as
 * @param createdAt when it was made
 */
public record ScheduledTask(
        TaskVersion seen,
        TaskPlan plan,
        Platform platform,
        @Nullable AccountId account,
        Standing standing,
        String createdBy,
        Instant createdAt) {

    /** Returns its id. */
    public String id() {
        return seen.taskId();
    }

    /** Returns whether it runs. */
    public TaskStatus status() {
        return standing.status();
    }

    /**
     * Status of a task: whether it runs, and how that goes.
     *
     * @param status whether it runs
     * @param nextRunAt when it runs next, null when it does not
     * @param failureStreak how many of its last runs failed in a row
     * @param stop why the service stopped it, null when it did not
     */
    public record Standing(
            TaskStatus status,
            @Nullable Instant nextRunAt,
            int failureStreak,
            @Nullable Stop stop) {}

    /**
     * Reason for which the service stopped a task.
     *
     * @param at when
     * @param code the error code of its last run
     * @param message what that says
     */
    public record Stop(Instant at, String code, String message) {}
}
