package dev.adtools.server.schedules;

import dev.adtools.api.Violation;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what is wrong with a schedule that is asked for. */
final class ScheduleCheck {

    private static final Duration LEAST = Duration.ofMinutes(5);
    private static final Duration MOST = Duration.ofDays(366);
    private static final Duration FAR = Duration.ofDays(400);

    private ScheduleCheck() {}

    static List<Violation> violations(TaskPlan.Schedule schedule, Instant now) {
        String expression = schedule.expression();
        Optional<ScheduleRule> broken = switch (schedule.kind()) {
            case CRON -> cron(expression, now);
            case INTERVAL -> interval(expression);
            case ONCE -> once(expression, now);
        };
        Optional<ScheduleRule> unknown = Schedule.zone(schedule.timezone()).isPresent()
                ? Optional.empty()
                : Optional.of(ScheduleRule.SCHED_ZONE_1);
        return Stream.of(broken, unknown)
                .flatMap(Optional::stream)
                .map(ScheduleRule::violation)
                .toList();
    }

    private static Optional<ScheduleRule> cron(String text, Instant now) {
        Optional<CronExpression> cron = CronExpression.read(text);
        if (cron.isEmpty()) {
            return Optional.of(ScheduleRule.SCHED_CRON_1);
        }
        if (cron.get().isNever()) {
            return Optional.of(ScheduleRule.SCHED_CRON_3);
        }
        LocalDateTime from = LocalDateTime.ofInstant(now, ZoneOffset.UTC);
        return new CronSpacing(cron.get(), LEAST).isTooClose(from)
                ? Optional.of(ScheduleRule.SCHED_CRON_2)
                : Optional.empty();
    }

    private static Optional<ScheduleRule> interval(String text) {
        Optional<Duration> interval = FixedInterval.read(text);
        if (interval.isEmpty()) {
            return Optional.of(ScheduleRule.SCHED_INTERVAL_1);
        }
        return interval.get().compareTo(LEAST) < 0 || interval.get().compareTo(MOST) > 0
                ? Optional.of(ScheduleRule.SCHED_INTERVAL_2)
                : Optional.empty();
    }

    private static Optional<ScheduleRule> once(String text, Instant now) {
        Optional<Instant> at = IsoTime.parse(text);
        if (at.isEmpty()) {
            return Optional.of(ScheduleRule.SCHED_AT_1);
        }
        if (!at.get().isAfter(now)) {
            return Optional.of(ScheduleRule.SCHED_AT_2);
        }
        return at.get().isAfter(now.plus(FAR)) ? Optional.of(ScheduleRule.SCHED_AT_3) : Optional.empty();
    }
}
