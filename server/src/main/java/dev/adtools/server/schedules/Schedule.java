package dev.adtools.server.schedules;

import dev.adtools.api.Violation;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.rules.IsoTime;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Schedule of a task: when it is due. */
sealed interface Schedule permits ZonedCronSchedule, FixedInterval, OneTime {

    /** Returns the first moment behind another at which the task is due; empty when there is none. */
    Optional<Instant> after(Instant moment);

    /**
     * Returns the timetable that a schedule says.
     *
     * @param anchor what an interval counts from
     * @throws IllegalArgumentException when the schedule cannot be read; what {@link #check} finds nothing wrong with can
     */
    static Schedule of(TaskPlan.Schedule schedule, Instant anchor) {
        Supplier<IllegalArgumentException> unreadable =
                () -> new IllegalArgumentException("a stored schedule of kind " + schedule.kind() + " cannot be read");
        String expression = schedule.expression();
        return switch (schedule.kind()) {
            case CRON ->
                new ZonedCronSchedule(
                        CronExpression.read(expression).orElseThrow(unreadable),
                        zone(schedule.timezone()).orElseThrow(unreadable));
            // The tables keep milliseconds: with more, a due time would lie behind itself once it was kept.
            case INTERVAL ->
                new FixedInterval(
                        anchor.truncatedTo(ChronoUnit.MILLIS),
                        FixedInterval.read(expression).orElseThrow(unreadable));
            case ONCE ->
                new OneTime(IsoTime.parse(expression).orElseThrow(unreadable).truncatedTo(ChronoUnit.MILLIS));
        };
    }

    /** Returns everything that is wrong with a schedule that is asked for at a moment: empty when it can be kept. */
    static List<Violation> check(TaskPlan.Schedule schedule, Instant now) {
        return ScheduleCheck.violations(schedule, now);
    }

    /** Returns the zone of a name in the IANA list; offsets such as {@code +02:00} are none, for they know no summer. */
    static Optional<ZoneId> zone(String name) {
        return ZoneId.getAvailableZoneIds().contains(name) ? Optional.of(ZoneId.of(name)) : Optional.empty();
    }
}
