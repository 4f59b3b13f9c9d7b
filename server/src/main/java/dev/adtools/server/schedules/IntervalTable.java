package dev.adtools.server.schedules;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/** A task that is due again and again, at the same distance; for the first time one interval behind the anchor. */
record IntervalTable(Instant anchor, Duration interval) implements Timetable {

    private static final Pattern FORM =
            Pattern.compile("P(?=.)([0-9]{1,9}D)?(T(?=.)([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?");

    IntervalTable {
        if (interval.isZero() || interval.isNegative()) {
            throw new IllegalArgumentException("an interval is more than nothing");
        }
    }

    /** Returns the duration that a text says in whole seconds (ISO 8601, a day has 24 hours); empty when it says none. */
    static Optional<Duration> read(String text) {
        return FORM.matcher(text).matches() ? Optional.of(Duration.parse(text)) : Optional.empty();
    }

    @Override
    public Optional<Instant> after(Instant moment) {
        long passed =
                moment.isBefore(anchor) ? 0 : Duration.between(anchor, moment).dividedBy(interval);
        return Optional.of(anchor.plus(interval.multipliedBy(passed + 1)));
    }
}
