package dev.adtools.tools.beta.conversion;

import dev.adtools.api.Finding;
import dev.adtools.api.Source;
import dev.adtools.api.Validation;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.EventSummary;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.Readiness;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.ReadyState;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Draws from a set-up and its findings what stands beside them in the answer. */
final class Summary {

    private static final String OTHER = "(other)";

    private Summary() {}

    /** Returns the facts of a set-up; without a source nothing was verified. */
    static ValidateBetaConversionSetupFacts of(Setup setup, Validation<?> validation, @Nullable Source source) {
        return new ValidateBetaConversionSetupFacts(
                readiness(setup, validation, source != null),
                coverage(setup.sent()),
                Pairs.of(setup).coverage(),
                events(setup.events()),
                source);
    }

    private static Readiness readiness(Setup setup, Validation<?> validation, boolean verified) {
        return new Readiness(
                state(
                        validation,
                        (verified && setup.pixelId().present()) || sends(setup, ConversionChannel.BROWSER),
                        Stream.of(setup.pixelId(), setup.browserEvents()),
                        "/pixel_id",
                        "/browser_events",
                        "/domain"),
                state(
                        validation,
                        (verified && !setup.pixels().isEmpty()) || sends(setup, ConversionChannel.SERVER),
                        Stream.of(setup.serverEvents(), setup.capi()),
                        "/server_events",
                        "/capi",
                        "/dataset_id",
                        "/domain"),
                // A form that is to be made is here whole.
                state(validation, verified || setup.form().absent(), Stream.of(setup.leadForm()), "/lead_form"),
                state(
                        validation,
                        (verified && setup.offlineDataset().present()) || sends(setup, ConversionChannel.OFFLINE),
                        Stream.of(setup.offline()),
                        "/offline",
                        "/dataset_id"));
    }

    private static boolean sends(Setup setup, ConversionChannel channel) {
        return !setup.events(channel).isEmpty();
    }

    private static ReadyState state(Validation<?> validation, boolean seen, Stream<Node> parts, String... places) {
        if (parts.allMatch(Node::absent)) {
            return ReadyState.NOT_PROVIDED;
        } else if (touches(validation.errors(), places)) {
            return ReadyState.BLOCKED;
        }
        if (touches(validation.warnings(), places)) {
            return ReadyState.PARTIAL;
        }
        return seen ? ReadyState.READY : ReadyState.UNVERIFIED;
    }

    private static boolean touches(List<Finding> findings, String... places) {
        return Stream.of(places)
                .anyMatch(place ->
                        findings.stream().anyMatch(finding -> (finding.field() + "/").startsWith(place + "/")));
    }

    private static Map<String, BigDecimal> coverage(List<ConversionEvent> events) {
        Map<String, Long> counts = new TreeMap<>();
        for (ConversionEvent event : events) {
            event.userData().names().stream()
                    .filter(key -> MatchKeys.known(key) && MatchKeys.has(event.userData(), key))
                    .forEach(key -> counts.merge(key, 1L, Long::sum));
        }
        Map<String, BigDecimal> shares = new TreeMap<>();
        counts.forEach((key, count) -> shares.put(
                key, BigDecimal.valueOf(count).divide(BigDecimal.valueOf(events.size()), 4, RoundingMode.HALF_UP)));
        return shares;
    }

    private static List<EventSummary> events(List<ConversionEvent> events) {
        Map<String, List<ConversionEvent>> byName =
                events.stream().collect(Collectors.groupingBy(Summary::shownName, TreeMap::new, Collectors.toList()));
        return byName.entrySet().stream()
                .map(entry -> summary(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static String shownName(ConversionEvent event) {
        return Discreet.isWord(event.name()) ? event.name() : OTHER;
    }

    private static EventSummary summary(String name, List<ConversionEvent> events) {
        return new EventSummary(
                name,
                EventVocabulary.STANDARD.contains(name),
                count(events, ConversionChannel.BROWSER),
                count(events, ConversionChannel.SERVER),
                count(events, ConversionChannel.OFFLINE),
                events.stream().filter(event -> event.id().isPresent()).count());
    }

    private static long count(List<ConversionEvent> events, ConversionChannel channel) {
        return events.stream().filter(event -> event.channel() == channel).count();
    }
}
