package dev.adtools.tools.operations.schedules;

import dev.adtools.api.AccountId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tool that is called by the clock.
 *
 * @param id its id
 * @param name what its owner calls it
 * @param type what it is for
 * @param status whether it runs
 * @param schedule when it runs
 * @param target what it calls
 * @param nextRunAt when it runs next, null when it does not
 * @param failureStreak how many of its last runs failed in a row
 * @param delivery where its results go
 * @param createdBy the principal that made it, and that it runs as
 * @param createdAt when it was made
 * @param runs its last runs, the latest first
 */
public record ScheduledTask(
        String id,
        String name,
        TaskType type,
        TaskStatus status,
        Schedule schedule,
        Target target,
        @Nullable Instant nextRunAt,
        int failureStreak,
        Delivery delivery,
        String createdBy,
        Instant createdAt,
        List<Run> runs) {

    public ScheduledTask {
        runs = List.copyOf(runs);
    }

    /**
     * When a task runs.
     *
     * @param kind how that is said
     * @param expression a cron expression, an ISO 8601 duration or a moment
     * @param timezone the time zone (IANA) that a cron expression is read in
     */
    public record Schedule(ScheduleKind kind, String expression, String timezone) {}

    /**
     * What a task calls.
     *
     * @param tool the tool
     * @param platform the platform, by its neutral name
     * @param account the account that the arguments name, null for none
     * @param arguments the arguments, a JSON object as text
     */
    public record Target(
            String tool, String platform, @Nullable AccountId account, String arguments) {}

    /**
     * Where results go.
     *
     * @param method how
     * @param destination where to, null for nowhere but the service itself
     */
    public record Delivery(DeliveryMethod method, @Nullable String destination) {}

    /**
     * One run.
     *
     * @param at when it was due
     * @param status how it went
     * @param durationMillis how long it took, null while it runs
     * @param errorCode why it failed, null when it did not
     * @param rows how many rows it answered, null when that is not known
     */
    public record Run(
            Instant at,
            RunStatus status,
            @Nullable Long durationMillis,
            @Nullable String errorCode,
            @Nullable Long rows) {}
}
