package dev.adtools.tools.platform;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * Metrics that a platform left out of a row, or sent as values that cannot be read. They count 0 in sums.
 *
 * @param unknown the names of metrics without any value
 * @param partial the names of metrics without a value in some of the rows that were added up; all of {@code unknown} among them
 */
public record MetricGaps(Set<String> unknown, Set<String> partial) {

    /** Every metric has its value. */
    public static final MetricGaps NONE = of(Set.of());

    public MetricGaps {
        unknown = Collections.unmodifiableSet(new TreeSet<>(unknown));
        partial = Collections.unmodifiableSet(new TreeSet<>(partial));
    }

    /** Returns the gaps of one row. */
    public static MetricGaps of(Collection<String> names) {
        Set<String> unknown = new TreeSet<>(names);
        return new MetricGaps(unknown, unknown);
    }

    /** Returns the gaps of the sums of two rows. */
    public MetricGaps plus(MetricGaps other) {
        if (partial.isEmpty() && other.partial.isEmpty()) {
            return NONE;
        }
        Set<String> both = new TreeSet<>(unknown);
        both.retainAll(other.unknown);
        Set<String> either = new TreeSet<>(partial);
        either.addAll(other.partial);
        return new MetricGaps(both, either);
    }
}
