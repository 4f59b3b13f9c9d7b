package dev.adtools.server.schedules;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.stream.IntStream;

/** Minutes that the clocks of a zone show, in the order in which time passes. */
final class ShownMinutes {

    private static final int SECONDS = 60;
    private static final int SHORTLY = 3 * 60;

    private final Instant start;
    private final long[] shown;

    private ShownMinutes(Instant start, long[] shown) {
        this.start = start;
        this.shown = shown;
    }

    static ShownMinutes of(int year, ZoneId zone) {
        Instant start = LocalDate.of(year, 1, 1).atStartOfDay(zone).toInstant();
        Instant end = LocalDate.of(year + 1, 1, 1).atStartOfDay(zone).toInstant();
        return new ShownMinutes(
                start,
                IntStream.range(0, (int) ChronoUnit.MINUTES.between(start, end))
                        .mapToObj(minute -> LocalDateTime.ofInstant(start.plusSeconds((long) minute * SECONDS), zone))
                        .mapToLong(time -> time.toEpochSecond(ZoneOffset.UTC) / SECONDS)
                        .toArray());
    }

    int count() {
        return shown.length;
    }

    Instant moment(int minute) {
        return start.plusSeconds((long) minute * SECONDS);
    }

    /** Returns the date and time that are shown, in minutes since 1970. */
    long shown(int minute) {
        return shown[minute];
    }

    /** Tells whether the clocks are set between two moments, or shortly before or behind them. */
    boolean areSetAround(Instant first, Instant last) {
        int from = Math.max(0, minute(first) - SHORTLY);
        int until = Math.min(shown.length - 1, minute(last) + SHORTLY);
        return shown[until] - shown[from] != until - from;
    }

    private int minute(Instant moment) {
        return (int) ChronoUnit.MINUTES.between(start, moment);
    }
}
