package dev.adtools.tools.beta.conversion;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The browser's events beside the server's, by event_id. */
final class Pairs {

    private final List<ConversionEvent> browser;
    private final List<ConversionEvent> server;
    private final Map<String, List<ConversionEvent>> browserById;
    private final Set<List<String>> serverKeys;
    private final Set<String> common;
    private final Set<String> matched;

    private Pairs(List<ConversionEvent> browser, List<ConversionEvent> server) {
        this.browser = browser;
        this.server = server;
        this.browserById = browser.stream()
                .filter(event -> event.id().isPresent())
                .collect(Collectors.groupingBy(event -> event.id().orElse("")));
        this.serverKeys = server.stream().map(Pairs::key).collect(Collectors.toSet());
        this.common = new HashSet<>(names(browser));
        this.common.retainAll(names(server));
        this.matched = names(
                server.stream().filter(event -> !partners(event).isEmpty()).toList());
    }

    static Pairs of(Setup setup) {
        return new Pairs(setup.events(Channel.BROWSER), setup.events(Channel.SERVER));
    }

    private static List<String> key(ConversionEvent event) {
        return List.of(event.name(), event.id().orElse(""));
    }

    private static Set<String> names(List<ConversionEvent> events) {
        return events.stream()
                .map(ConversionEvent::name)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
    }

    List<ConversionEvent> server() {
        return server;
    }

    List<ConversionEvent> online() {
        return Stream.concat(browser.stream(), server.stream()).toList();
    }

    /** Tells whether browser and server both send events of a name. */
    boolean sentByBoth(String name) {
        return common.contains(name);
    }

    /** Tells whether any event of a name is recognised as one. */
    boolean anyMatch(String name) {
        return matched.contains(name);
    }

    /** Returns the browser's events that are the same as one of the server's. */
    List<ConversionEvent> partners(ConversionEvent event) {
        return sameId(event).stream()
                .filter(other -> other.name().equals(event.name()))
                .toList();
    }

    /** Tells whether the browser sends the id of one of the server's events under a name that the server never uses. */
    boolean namedDifferently(ConversionEvent event) {
        return partners(event).isEmpty()
                && sameId(event).stream().anyMatch(browser -> !serverKeys.contains(key(browser)));
    }

    /** Returns the share of the server's events sent by both that are recognised, null when there are none. */
    @Nullable
    BigDecimal coverage() {
        List<ConversionEvent> both =
                server.stream().filter(event -> sentByBoth(event.name())).toList();
        if (both.isEmpty()) {
            return null;
        }
        long recognised =
                both.stream().filter(event -> !partners(event).isEmpty()).count();
        return BigDecimal.valueOf(recognised).divide(BigDecimal.valueOf(both.size()), 4, RoundingMode.HALF_UP);
    }

    private List<ConversionEvent> sameId(ConversionEvent event) {
        return event.id().map(id -> browserById.getOrDefault(id, List.of())).orElse(List.of());
    }
}
