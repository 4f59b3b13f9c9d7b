package dev.adtools.server.schedules;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/** Schedule with a fixed interval; due for the first time one interval behind the anchor. */
record FixedInterval(Instant anchor, Duration interval) implements Schedule {

    private static final Pattern FORM =
            Pattern.compile("P(?=.)([0-9]{1,9}D)?(T(?=.)([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?");

    FixedInterval {
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
