package dev.adtools.server.schedules;

import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Schedule of a task: when it is due. */
sealed interface Schedule permits ZonedCronSchedule, Schedule.FixedInterval, Schedule.OneTime {

    /** Largest number of due times that is counted. */
    int MAX_COUNTED = 1000;

    /** Returns the first moment behind another at which the task is due; empty when there is none. */
    Optional<Instant> after(Instant moment);

    /** Returns the number of due times after one moment and up to another; larger numbers are cut to {@link #MAX_COUNTED}. */
    default int count(Instant from, Instant until) {
        int count = 0;
        for (Optional<Instant> next = after(from);
                count < MAX_COUNTED && next.filter(due -> !due.isAfter(until)).isPresent();
                next = next.flatMap(this::after)) {
            count++;
        }
        return count;
    }

    /** Returns the first moments after another at which the task is due. */
    default List<Instant> next(Instant moment, int limit) {
        return Stream.iterate(after(moment), Optional::isPresent, due -> due.flatMap(this::after))
                .limit(limit)
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * Returns the schedule of a plan.
     *
     * @param anchor what an interval counts from
     * @throws IllegalArgumentException when the schedule cannot be read; what {@link ScheduleCheck} finds nothing wrong with can
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

    /** Returns the zone of a name in the IANA list; offsets such as {@code +02:00} are none, for they know no summer. */
    static Optional<ZoneId> zone(String name) {
        return ZoneId.getAvailableZoneIds().contains(name) ? Optional.of(ZoneId.of(name)) : Optional.empty();
    }

    /** Schedule with a fixed interval; due for the first time one interval behind the anchor. */
    record FixedInterval(Instant anchor, Duration interval) implements Schedule {

        private static final Pattern FORM =
                Pattern.compile("P(?=.)([0-9]{1,9}D)?(T(?=.)([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?");

        private static final Pattern WEEKS = Pattern.compile("P[0-9]{1,9}W");
        private static final int DAYS_OF_WEEK = 7;

        public FixedInterval {
            if (interval.isZero() || interval.isNegative()) {
                throw new IllegalArgumentException("an interval is more than nothing");
            }
        }

        /** Returns the duration of a text in whole seconds (ISO 8601, a day has 24 hours); empty when there is none. */
        static Optional<Duration> read(String text) {
            return WEEKS.matcher(text).matches()
                    ? Optional.of(Duration.ofDays(DAYS_OF_WEEK * Long.parseLong(text.substring(1, text.length() - 1))))
                    : FORM.matcher(text).matches() ? Optional.of(Duration.parse(text)) : Optional.empty();
        }

        @Override
        public Optional<Instant> after(Instant moment) {
            long passed = moment.isBefore(anchor)
                    ? 0
                    : Duration.between(anchor, moment).dividedBy(interval);
            return Optional.of(anchor.plus(interval.multipliedBy(passed + 1)));
        }
    }

    /** Schedule of a task that is due once. */
    record OneTime(Instant at) implements Schedule {

        @Override
        public Optional<Instant> after(Instant moment) {
            return Optional.of(at).filter(moment::isBefore);
        }
    }
}
