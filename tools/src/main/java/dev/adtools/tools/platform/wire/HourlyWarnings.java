package dev.adtools.tools.platform.wire;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Passes on a warning of one kind once an hour, however often it comes up. */
public final class HourlyWarnings {

    private static final Duration HOUR = Duration.ofHours(1);

    private final Clock clock;
    private final Consumer<String> reader;
    private final Map<String, Instant> last = new HashMap<>();

    /** Passes warnings on to a reader. */
    public HourlyWarnings(Clock clock, Consumer<String> reader) {
        this.clock = clock;
        this.reader = reader;
    }

    /**
     * Warns, unless it did so within the last hour.
     *
     * @param kind what it is about; one of a few
     * @param sentence what is passed on
     */
    public synchronized void warn(String kind, String sentence) {
        Instant now = clock.instant();
        Instant before = last.get(kind);
        if (before == null || !before.plus(HOUR).isAfter(now)) {
            last.put(kind, now);
            reader.accept(sentence);
        }
    }
}
