package dev.adtools.tools.platform.sandbox;

import java.util.EnumMap;
import java.util.Map;

/** Sums of everything that is counted. */
final class BetaTally {

    private final Map<BetaCount, Long> sums = new EnumMap<>(BetaCount.class);

    long get(BetaCount count) {
        return sums.getOrDefault(count, 0L);
    }

    void add(BetaCount count, long number) {
        sums.merge(count, number, Long::sum);
    }

    void add(BetaTally other) {
        other.sums.forEach(this::add);
    }
}
