package dev.adtools.tools.platform.sandbox;

import java.util.EnumMap;
import java.util.Map;

/** Counts of a visit, a part of one, or many. */
final class AnalyticsTally {

    private final Map<AnalyticsCount, Long> counts = new EnumMap<>(AnalyticsCount.class);

    long get(AnalyticsCount count) {
        return counts.getOrDefault(count, 0L);
    }

    AnalyticsTally set(AnalyticsCount count, long value) {
        counts.put(count, value);
        return this;
    }

    void add(AnalyticsTally other) {
        other.counts.forEach((count, value) -> counts.merge(count, value, Long::sum));
    }
}
