package dev.adtools.server.schedules;

import dev.adtools.api.Violation;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds what is wrong with a schedule that is asked for. */
final class ScheduleCheck {

    private static final Duration LEAST = Duration.ofMinutes(5);
    private static final Duration MOST = Duration.ofDays(366);
    private static final Duration FAR = Duration.ofDays(400);
    private static final int MAX_HINTED = 40;
    private static final Pattern CALENDAR = Pattern.compile("P[0-9]+[YM].*");
    private static final Pattern AMOUNT = Pattern.compile(
            "\\s*([0-9]{1,9})\\s*(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?" + "|d|days?|w|weeks?)\\s*",
            Pattern.CASE_INSENSITIVE);

    private ScheduleCheck() {}

    /** Returns the mistakes of a schedule that is asked for at a moment: empty when it can be kept. */
    static List<Violation> violations(TaskPlan.Schedule schedule, Instant now) {
        String expression = schedule.expression();
        Optional<Violation> broken = switch (schedule.kind()) {
            case CRON -> cron(expression, now);
            case INTERVAL -> interval(expression);
            case ONCE -> once(expression, now).map(Rule::violation);
        };
        Optional<Violation> unknown = Schedule.zone(schedule.timezone()).isPresent()
                ? Optional.empty()
                : Optional.of(Rule.SCHED_ZONE_1.violation(ZoneNames.hint(schedule.timezone())));
        return Stream.of(broken, unknown).flatMap(Optional::stream).toList();
    }

    private static Optional<Violation> cron(String text, Instant now) {
        Optional<String> mistake = CronSyntax.mistake(text);
        if (mistake.isPresent()) {
            return mistake.map(Rule.SCHED_CRON_1::violation);
        }
        CronExpression cron = CronExpression.read(text).orElseThrow();
        if (cron.isNever()) {
            String[] fields = CronSyntax.normalized(text).split(" ", -1);
            return Optional.of(Rule.SCHED_CRON_3.violation(
                    ": day " + CronField.shown(fields[2]) + " of month " + CronField.shown(fields[3]) + " never does"));
        }
        LocalDateTime from = LocalDateTime.ofInstant(now, ZoneOffset.UTC);
        return cron.isCloserThan(LEAST, from) ? Optional.of(Rule.SCHED_CRON_2.violation()) : Optional.empty();
    }

    private static Optional<Violation> interval(String text) {
        Optional<Duration> interval = Schedule.FixedInterval.read(text);
        if (interval.isEmpty()) {
            return Optional.of(Rule.SCHED_INTERVAL_1.violation(intervalHint(text)));
        }
        return interval.get().compareTo(LEAST) < 0 || interval.get().compareTo(MOST) > 0
                ? Optional.of(Rule.SCHED_INTERVAL_2.violation())
                : Optional.empty();
    }

    private static String intervalHint(String text) {
        if (text.length() > MAX_HINTED) {
            return "";
        }
        if (CALENDAR.matcher(text).matches()) {
            return "; months and years differ in length, so use cron for them";
        }
        Matcher amount = AMOUNT.matcher(text);
        String meant = text.strip().toUpperCase(Locale.ROOT);
        if (amount.matches()) {
            String unit = amount.group(2).substring(0, 1).toUpperCase(Locale.ROOT);
            meant = ("DW".contains(unit) ? "P" : "PT") + amount.group(1) + unit;
        }
        return Schedule.FixedInterval.read(meant).isPresent() ? "; did you mean " + meant + "?" : "";
    }

    private static Optional<Rule> once(String text, Instant now) {
        Optional<Instant> at = IsoTime.parse(text);
        if (at.isEmpty()) {
            return Optional.of(Rule.SCHED_AT_1);
        }
        if (!at.get().isAfter(now)) {
            return Optional.of(Rule.SCHED_AT_2);
        }
        return at.get().isAfter(now.plus(FAR)) ? Optional.of(Rule.SCHED_AT_3) : Optional.empty();
    }

    /** The rules of a schedule that is asked for. */
    enum Rule {
        /** A cron expression can be read. */
        SCHED_CRON_1("/cron", "must "),
        /** Times are no closer together than the least interval. */
        SCHED_CRON_2("/cron", "must not name two times that are less than 5 minutes apart"),
        /** Names a day that comes. */
        SCHED_CRON_3("/cron", "must name a day that comes"),
        /** The time zone is known. */
        SCHED_ZONE_1("/timezone", "must be an IANA time zone, for example Europe/Berlin or UTC"),
        /** An interval can be read. */
        SCHED_INTERVAL_1("/interval", "must be an ISO 8601 duration in whole seconds, for example PT15M or P1D"),
        /** An interval is neither too short nor too long. */
        SCHED_INTERVAL_2("/interval", "must be at least 5 minutes and at most 366 days"),
        /** A moment can be read. */
        SCHED_AT_1("/at", "must be an RFC 3339 date and time with offset, for example 2030-01-31T06:00:00Z"),
        /** A moment is still to come. */
        SCHED_AT_2("/at", "must be in the future"),
        /** A moment is not too far away. */
        SCHED_AT_3("/at", "must be within the next 400 days");

        private final String pointer;
        private final String message;

        Rule(String pointer, String message) {
            this.pointer = pointer;
            this.message = message;
        }

        Violation violation() {
            return violation("");
        }

        Violation violation(String detail) {
            return new Violation(pointer, name().replace('_', '-'), message + detail);
        }
    }
}
