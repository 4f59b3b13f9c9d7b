package dev.adtools.tools.beta.conversion;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The browser's events beside the server's, by event_id: found by an index, because a sample may have one id a thousand times. */
final class Pairs {

    private final List<ConversionEvent> browser;
    private final List<ConversionEvent> server;
    private final Map<List<String>, LongSummaryStatistics> browserTimes = new HashMap<>();
    private final Set<String> idsUnderOtherNames = new HashSet<>();
    private final Set<String> common;
    private final Set<String> matched;

    Pairs(List<ConversionEvent> browser, List<ConversionEvent> server) {
        this.browser = browser;
        this.server = server;
        Set<List<String>> serverKeys = server.stream().map(Pairs::key).collect(Collectors.toSet());
        for (ConversionEvent event : browser) {
            event.id().ifPresent(id -> {
                LongSummaryStatistics times =
                        browserTimes.computeIfAbsent(key(event), key -> new LongSummaryStatistics());
                event.seconds().ifPresent(times::accept);
                if (!serverKeys.contains(key(event))) {
                    idsUnderOtherNames.add(id);
                }
            });
        }
        this.common = new HashSet<>(names(browser));
        this.common.retainAll(names(server));
        this.matched = names(server.stream().filter(this::isMatched).toList());
    }

    static Pairs of(Setup setup) {
        return new Pairs(setup.events(ConversionChannel.BROWSER), setup.events(ConversionChannel.SERVER));
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

    /** Tells whether the browser sends one of the server's events too. */
    boolean isMatched(ConversionEvent event) {
        return browserTimes.containsKey(key(event));
    }

    /** Returns how many seconds lie at most between one of the server's events and the same one of the browser's. */
    long mostApart(ConversionEvent event) {
        LongSummaryStatistics times = browserTimes.get(key(event));
        return times == null || times.getCount() == 0
                ? 0
                : event.seconds()
                        .map(time -> Math.max(Math.abs(times.getMax() - time), Math.abs(times.getMin() - time)))
                        .orElse(0L);
    }

    /** Tells whether the browser sends the id of one of the server's events under a name that the server never uses. */
    boolean namedDifferently(ConversionEvent event) {
        return !isMatched(event)
                && event.id().filter(idsUnderOtherNames::contains).isPresent();
    }

    /** Returns the share of the server's events sent by both that are recognised, null when there are none. */
    @Nullable
    BigDecimal coverage() {
        List<ConversionEvent> both =
                server.stream().filter(event -> sentByBoth(event.name())).toList();
        if (both.isEmpty()) {
            return null;
        }
        long recognised = both.stream().filter(this::isMatched).count();
        return BigDecimal.valueOf(recognised).divide(BigDecimal.valueOf(both.size()), 4, RoundingMode.HALF_UP);
    }
}
