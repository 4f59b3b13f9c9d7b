package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AnalyticsMetric.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Divides visits into their events, pages or items, so that the parts always add up to the whole. */
final class AnalyticsParts {

    private static final Set<AnalyticsCount> OF_PAGES =
            Set.of(AnalyticsCount.VIEWS, AnalyticsCount.ENGAGEMENT_SECONDS, AnalyticsCount.EVENTS);
    private static final Set<AnalyticsCount> OF_ITEMS =
            Set.of(AnalyticsCount.VIEWED, AnalyticsCount.CARTED, AnalyticsCount.PURCHASED, AnalyticsCount.ITEM_CENTS);

    private static final List<AnalyticsEvent> EVENTS = List.of(AnalyticsEvent.values());

    private AnalyticsParts() {}

    /** Returns the parts of a visit; it is its only part when it is not divided. */
    static List<Share> of(Tally<AnalyticsCount> visit, Part part) {
        return switch (part) {
            case VISIT -> List.of(new Share(0, visit));
            case EVENT ->
                IntStream.range(0, EVENTS.size())
                        .mapToObj(i -> new Share(i, EVENTS.get(i).of(visit)))
                        .toList();
            case PAGE -> shares(visit, OF_PAGES, AnalyticsSeedData.get("pages").size());
            case ITEM -> shares(visit, OF_ITEMS, AnalyticsSeedData.get("items").size());
        };
    }

    // The first of many takes the most; what is rounded off one goes to the next.
    private static List<Share> shares(Tally<AnalyticsCount> visit, Set<AnalyticsCount> divided, int parts) {
        List<Share> shares = new ArrayList<>();
        double whole = parts * (parts + 1) / 2.0;
        double before = 0;
        for (int i = 0; i < parts; i++) {
            double after = before + parts - i;
            Tally<AnalyticsCount> share = new Tally<>(AnalyticsCount.class);
            for (AnalyticsCount count : divided) {
                long all = visit.get(count);
                share.set(count, (long) (all * (after / whole)) - (long) (all * (before / whole)));
            }
            long views = share.get(AnalyticsCount.VIEWS);
            share.set(AnalyticsCount.TOTAL_USERS, Math.min(views, visit.get(AnalyticsCount.TOTAL_USERS)));
            share.set(AnalyticsCount.ACTIVE_USERS, Math.min(views, visit.get(AnalyticsCount.ACTIVE_USERS)));
            shares.add(new Share(i, share));
            before = after;
        }
        return shares;
    }

    /** One part of a visit. */
    record Share(int index, Tally<AnalyticsCount> tally) {

        /** Returns the part's value of a dimension that is no whole visit's. */
        String value(AnalyticsDimension dimension) {
            return switch (dimension) {
                case EVENT -> EVENTS.get(index).eventName();
                case PAGE_PATH ->
                    AnalyticsSeedData.get("pages").path(index).path("path").asText();
                case PAGE_TITLE, SCREEN ->
                    AnalyticsSeedData.get("pages").path(index).path("title").asText();
                case ITEM -> AnalyticsSeedData.get("items").path(index).asText();
                default -> "";
            };
        }
    }
}
