package dev.adtools.server.schedules;

import java.time.Duration;
import java.time.LocalDateTime;

/** Measures how close together the times of a cron expression lie on a clock that nobody sets. */
final class CronSpacing {

    private final CronExpression cron;
    private final Duration least;

    CronSpacing(CronExpression cron, Duration least) {
        this.cron = cron;
        this.least = least;
    }

    /** Tells whether two times lie closer than the least distance, on one day or over midnight. */
    boolean isTooClose(LocalDateTime now) {
        // All days have the same times, so one is enough.
        LocalDateTime midnight = cron.after(now).toLocalDate().atStartOfDay();
        LocalDateTime first = cron.notBefore(midnight);
        LocalDateTime last = first;
        for (LocalDateTime next = cron.after(first); next.isBefore(midnight.plusDays(1)); next = cron.after(next)) {
            if (isCloser(last, next)) {
                return true;
            }
            last = next;
        }
        return isCloser(last, first.plusDays(1)) && hasNeighbours(midnight);
    }

    private boolean isCloser(LocalDateTime one, LocalDateTime other) {
        return Duration.between(one, other).compareTo(least) < 0;
    }

    // Within a year: neighbours that only a leap year knows are forgiven.
    private boolean hasNeighbours(LocalDateTime midnight) {
        CronExpression days = cron.atMidnight();
        LocalDateTime day = midnight;
        for (LocalDateTime next = days.after(day); next.isBefore(midnight.plusYears(1)); next = days.after(next)) {
            if (next.equals(day.plusDays(1))) {
                return true;
            }
            day = next;
        }
        return false;
    }
}
