package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.DED_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.DED_2;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks that what is sent twice is counted once: between browser and server, and within a batch. */
final class DeduplicationRules implements ConversionRules {

    private static final long WINDOW = Duration.ofDays(2).toSeconds();

    @Override
    public void check(Setup setup, Checks checks) {
        if (setup.events(ConversionChannel.BROWSER).isEmpty()
                && setup.events(ConversionChannel.SERVER).isEmpty()) {
            checks.skip(DED_1);
        } else {
            between(setup, checks.rule(DED_1).confidential());
        }
        if (setup.sent().isEmpty()) {
            checks.skip(DED_2);
        } else {
            Check check = checks.rule(DED_2).confidential();
            within(check, setup.events(ConversionChannel.SERVER));
            within(check, setup.events(ConversionChannel.OFFLINE));
        }
    }

    private static void between(Setup setup, Check check) {
        Pairs pairs = Pairs.of(setup);
        for (ConversionEvent event : pairs.online()) {
            missingId(check, event, pairs);
        }
        for (ConversionEvent server : pairs.server()) {
            unmatched(check, server, pairs);
            outsideWindow(check, server, pairs);
        }
    }

    private static void missingId(Check check, ConversionEvent event, Pairs pairs) {
        if (event.id().isPresent()) {
            return;
        }
        if (pairs.sentByBoth(event.name())) {
            check.error(
                    event.idAt(),
                    "Browser and server both send this event, so it needs an event_id.",
                    "the same event_id from both",
                    "");
        } else {
            check.warn(
                    event.idAt(),
                    "Without an event_id the event will be counted twice once the other side sends it too.",
                    "an event_id",
                    "");
        }
    }

    private static void unmatched(Check check, ConversionEvent server, Pairs pairs) {
        if (pairs.namedDifferently(server)) {
            check.error(
                    server.nameAt(),
                    "The browser sends this event_id under another event_name, so both are counted.",
                    "the same event_name from both",
                    "");
        } else if (server.id().isPresent() && pairs.sentByBoth(server.name()) && !pairs.anyMatch(server.name())) {
            check.error(
                    server.idAt(),
                    "Browser and server both send this event, and no event_id is the same.",
                    "the same event_id from both",
                    "Make the id once and hand it to both.");
        }
    }

    private static void outsideWindow(Check check, ConversionEvent server, Pairs pairs) {
        if (pairs.mostApart(server) > WINDOW) {
            check.error(
                    server.timeAt(),
                    "The browser's event of this id is more than 48 hours away, so both are counted.",
                    "within 48 hours",
                    "");
        }
    }

    private static void within(Check check, List<ConversionEvent> batch) {
        Set<List<String>> seen = new HashSet<>();
        for (ConversionEvent event : batch) {
            if (event.id().isPresent()
                    && !seen.add(List.of(event.name(), event.id().orElse("")))) {
                check.error(
                        event.idAt(),
                        "The batch has this event_name with this event_id before.",
                        "each event once",
                        "Remove it, or give it an id of its own.");
            }
        }
    }
}
