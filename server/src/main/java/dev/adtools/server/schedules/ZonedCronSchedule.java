package dev.adtools.server.schedules;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Optional;

/**
 * Cron schedule in a time zone. Where the clocks are set, an expression of every hour goes on with the time that passes; any
 * other runs once for each time it names, late when that time was left out.
 */
record ZonedCronSchedule(CronExpression cron, ZoneId zone) implements Schedule {

    @Override
    public Optional<Instant> after(Instant moment) {
        if (cron.isNever()) {
            return Optional.empty();
        }
        ZoneRules rules = zone.getRules();
        return Optional.of(cron.isEveryHour() ? whenShown(moment, rules) : onceEach(moment, rules));
    }

    private Instant whenShown(Instant moment, ZoneRules rules) {
        ZoneOffset offset = rules.getOffset(moment);
        LocalDateTime due = cron.after(LocalDateTime.ofEpochSecond(moment.getEpochSecond(), moment.getNano(), offset));
        ZoneOffsetTransition change = rules.nextTransition(moment);
        while (change != null && !due.toInstant(offset).isBefore(change.getInstant())) {
            offset = change.getOffsetAfter();
            due = cron.notBefore(change.getDateTimeAfter());
            change = rules.nextTransition(change.getInstant());
        }
        return due.toInstant(offset);
    }

    private Instant onceEach(Instant moment, ZoneRules rules) {
        ZoneOffset offset = rules.getOffset(moment);
        LocalDateTime shown = LocalDateTime.ofEpochSecond(moment.getEpochSecond(), moment.getNano(), offset);
        ZoneOffsetTransition change = rules.getTransition(shown);
        boolean again = change != null && change.getOffsetAfter().equals(offset);
        return instant(again ? cron.notBefore(change.getDateTimeBefore()) : cron.after(shown), rules);
    }

    private static Instant instant(LocalDateTime due, ZoneRules rules) {
        ZoneOffsetTransition change = rules.getTransition(due);
        return change != null && change.isGap()
                ? change.getInstant()
                : due.toInstant(rules.getValidOffsets(due).get(0));
    }
}
