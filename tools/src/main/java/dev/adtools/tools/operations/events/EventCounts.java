package dev.adtools.tools.operations.events;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Counts events. */
public final class EventCounts {

    private static final Comparator<RecentErrors.Group> MOST_FIRST =
            Comparator.comparing(RecentErrors.Group::count).reversed().thenComparing(RecentErrors.Group::key);

    private EventCounts() {}

    /** Returns the counts that a grouping asks for; none when it asks for none. */
    public static List<RecentErrors.Group> groups(List<ServiceEvent> events, EventGrouping grouping) {
        return switch (grouping) {
            case NONE -> List.of();
            case CODE -> groups(events, event -> event.what().code());
            case TOOL -> groups(events, EventCounts::tool);
        };
    }

    private static String tool(ServiceEvent event) {
        ServiceEvent.Call call = event.call();
        return call == null ? "" : call.tool();
    }

    /** Returns the counts over all events, beside how many outcomes are unknown. */
    public static RecentErrors.Summary summary(List<ServiceEvent> events, long unknownOutcomes) {
        return new RecentErrors.Summary(
                count(events),
                groups(events, event -> event.what().code()),
                first(events).orElse(null),
                last(events).orElse(null),
                unknownOutcomes);
    }

    private static List<RecentErrors.Group> groups(List<ServiceEvent> events, Function<ServiceEvent, String> key) {
        return events.stream().collect(Collectors.groupingBy(key)).entrySet().stream()
                .map(group -> group(group.getKey(), group.getValue()))
                .sorted(MOST_FIRST)
                .toList();
    }

    private static RecentErrors.Group group(String key, List<ServiceEvent> events) {
        return new RecentErrors.Group(
                key, count(events), first(events).orElseThrow(), last(events).orElseThrow());
    }

    private static long count(List<ServiceEvent> events) {
        return events.stream().mapToLong(ServiceEvent::count).sum();
    }

    private static Optional<String> first(List<ServiceEvent> events) {
        return events.stream()
                .map(ServiceEvent::at)
                .min(Comparator.naturalOrder())
                .map(Instant::toString);
    }

    private static Optional<String> last(List<ServiceEvent> events) {
        return events.stream()
                .map(ServiceEvent::lastAt)
                .max(Comparator.naturalOrder())
                .map(Instant::toString);
    }
}
