package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Outcome;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Timing of a task as callers say it: by one of three arguments.
 *
 * @param cron a cron expression
 * @param interval an ISO 8601 duration
 * @param at a moment
 * @param timezone the time zone, null for what it was, or UTC
 */
public record Timing(
        @Nullable String cron,
        @Nullable String interval,
        @Nullable String at,
        @Nullable String timezone) {

    private static final String UTC = "UTC";

    /** Returns the schedule of a new task, or the violation that not exactly one of the three was said. */
    public Outcome<TaskPlan.Schedule> first() {
        return said() == 1 ? Outcome.completed(schedule(timezone == null ? UTC : timezone)) : ambiguous("exactly");
    }

    /** Returns the schedule of a task that has one, or the violation that more than one of the three was said. */
    public Outcome<TaskPlan.Schedule> over(TaskPlan.Schedule before) {
        String zone = timezone == null ? before.timezone() : timezone;
        return switch ((int) said()) {
            case 0 -> Outcome.completed(new TaskPlan.Schedule(before.kind(), before.expression(), zone));
            case 1 -> Outcome.completed(schedule(zone));
            default -> ambiguous("only");
        };
    }

    private long said() {
        return Stream.of(cron, interval, at).filter(Objects::nonNull).count();
    }

    private TaskPlan.Schedule schedule(String zone) {
        if (cron != null) {
            return new TaskPlan.Schedule(ScheduleKind.CRON, cron, zone);
        }
        return interval != null
                ? new TaskPlan.Schedule(ScheduleKind.INTERVAL, interval, zone)
                : new TaskPlan.Schedule(ScheduleKind.ONCE, Objects.requireNonNull(at), zone);
    }

    private static Outcome<TaskPlan.Schedule> ambiguous(String how) {
        return ScheduleRule.SCHED_WHEN_1.broken("", how + " one of cron, interval and at must be given");
    }
}
