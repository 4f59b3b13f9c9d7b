package dev.adtools.tools.operations.events;

import dev.adtools.api.Rule;
import dev.adtools.api.Violation;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/** Reads how far back events are wanted. */
public final class Since {

    private static final Reach EVENTS = new Reach(SinceRule.EVT_SINCE_1, 30);

    private Since() {}

    /** Number of days that a tool looks back at most, and the rule that says so. */
    public record Reach(Rule rule, int days) {}

    /** Returns the moment; the present one and a violation when the text is none of the last 30 days. */
    public static Instant read(String text, Instant now, List<Violation> violations) {
        return read(text, now, EVENTS, violations);
    }

    /** Returns the moment; the present one and a violation when the text is none within reach. */
    public static Instant read(String text, Instant now, Reach reach, List<Violation> violations) {
        Optional<Instant> moment = text.startsWith("P") ? back(text, now) : IsoTime.parse(text);
        Instant earliest = now.minus(Duration.ofDays(reach.days()));
        if (moment.isEmpty() || moment.get().isAfter(now) || moment.get().isBefore(earliest)) {
            violations.add(reach.rule()
                    .at(
                            "/since",
                            "must be a moment of the last " + reach.days()
                                    + " days, or a duration of more than nothing up to " + reach.days() + " days"));
            return now;
        }
        return moment.get();
    }

    private static Optional<Instant> back(String text, Instant now) {
        try {
            Duration duration = Duration.parse(text);
            return duration.isZero() ? Optional.empty() : Optional.of(now.minus(duration));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
