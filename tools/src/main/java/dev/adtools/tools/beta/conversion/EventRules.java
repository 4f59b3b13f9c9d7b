package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.EVT_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.EVT_2;
import static dev.adtools.tools.beta.conversion.ConversionRule.EVT_3;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Checks what every event says: what happened, when and where. */
final class EventRules implements ConversionRules {

    private static final int LONGEST_NAME = 50;
    static final long LEAST_MILLISECONDS = 1_000_000_000_000L;
    private static final Duration CLOCK_GRACE = Duration.ofMinutes(5);
    private static final Duration OLDEST = Duration.ofDays(7);
    private static final Duration OLDEST_IN_STORE = Duration.ofDays(62);

    @Override
    public void check(Setup setup, Checks checks) {
        names(setup, checks);
        if (setup.sent().isEmpty()) {
            checks.skip(EVT_2);
            checks.skip(EVT_3);
            return;
        }
        Check times = checks.rule(EVT_2).confidential();
        Check sources = checks.rule(EVT_3);
        for (ConversionEvent event : setup.sent()) {
            time(times, event, setup.now());
            source(sources, event);
        }
    }

    private static void names(Setup setup, Checks checks) {
        if (setup.events().isEmpty()) {
            checks.skip(EVT_1);
            return;
        }
        Check check = checks.rule(EVT_1);
        setup.events().forEach(event -> name(Discreet.at(check, event.nameAt()), event));
    }

    private static void name(Check check, ConversionEvent event) {
        String name = event.name();
        Node at = event.nameAt();
        Optional<String> meant = EventVocabulary.meant(name);
        if (name.isEmpty()) {
            check.error(at, "The event has no name.", "a name such as Purchase", "");
        } else if (EventVocabulary.STANDARD.contains(name)) {
            return;
        } else if (meant.isPresent()) {
            check.error(at, "The name of a standard event is misspelt.", meant.get(), "Write " + meant.get() + ".");
        } else if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
            check.error(at, "The name is too long.", "at most " + LONGEST_NAME + " characters", "");
        } else {
            check.warn(
                    at,
                    "This is no standard event, so the platform takes it as a custom one.",
                    "a standard event",
                    Closest.hint(
                            name, EventVocabulary.STANDARD.stream().sorted().toList()));
        }
    }

    private static void time(Check check, ConversionEvent event, Instant now) {
        Node at = event.timeAt();
        Optional<Long> time = at.integer();
        if (time.isEmpty()) {
            check.error(at, "The event time is a whole number of seconds since 1970.", "seconds", "");
        } else if (time.get() >= LEAST_MILLISECONDS) {
            check.error(at, "The event time looks like milliseconds.", "seconds", "Divide it by 1000.");
        } else if (time.get() > now.plus(CLOCK_GRACE).getEpochSecond()) {
            check.error(at, "The event lies in the future.", "at most 5 minutes from now", "");
        } else if (time.get() < now.minus(oldest(event)).getEpochSecond()) {
            check.error(
                    at,
                    "The event is too old; the platform refuses the whole request for one such event.",
                    "at most " + oldest(event).toDays() + " days old",
                    "Leave the event out.");
        }
    }

    private static Duration oldest(ConversionEvent event) {
        return event.sourceAt().is(EventVocabulary.STORE) ? OLDEST_IN_STORE : OLDEST;
    }

    private static void source(Check check, ConversionEvent event) {
        Node at = event.sourceAt();
        if (at.text().filter(EventVocabulary.ACTION_SOURCES::contains).isEmpty()) {
            String hint = at.text()
                    .map(text -> Closest.hint(text, EventVocabulary.ACTION_SOURCES))
                    .orElse("");
            Discreet.at(check, at)
                    .error(
                            at,
                            "The event does not say where it happened.",
                            String.join(", ", EventVocabulary.ACTION_SOURCES),
                            hint);
        }
    }
}
