package dev.adtools.tools.platform.sandbox;

import java.util.EnumMap;
import java.util.Map;

/**
 * Sums of everything that is counted.
 *
 * @param <C> the quantities that are
 */
final class Tally<C extends Enum<C>> {

    private final Map<C, Long> sums;

    Tally(Class<C> counts) {
        sums = new EnumMap<>(counts);
    }

    long get(C count) {
        return sums.getOrDefault(count, 0L);
    }

    Tally<C> set(C count, long number) {
        sums.put(count, number);
        return this;
    }

    void add(C count, long number) {
        sums.merge(count, number, Long::sum);
    }

    void add(Tally<C> other) {
        other.sums.forEach(this::add);
    }
}
