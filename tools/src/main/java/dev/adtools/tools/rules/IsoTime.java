package dev.adtools.tools.rules;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.util.Optional;

/** Reads points in time: ISO 8601 with an offset, written {@code Z}, {@code +02:00} or {@code +0200}. */
public final class IsoTime {

    private static final DateTimeFormatter FORMAT = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
            .appendPattern("[XXX][XX]")
            .toFormatter()
            .withResolverStyle(ResolverStyle.STRICT);

    private IsoTime() {}

    /** Returns the moment, or nothing when the text is none. */
    public static Optional<Instant> parse(String text) {
        try {
            return Optional.of(Instant.from(FORMAT.parse(text)));
        } catch (DateTimeException notAMoment) {
            return Optional.empty();
        }
    }
}
