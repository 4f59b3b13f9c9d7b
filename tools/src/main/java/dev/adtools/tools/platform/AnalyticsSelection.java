package dev.adtools.tools.platform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Selection of what a report shows.
 *
 * @param dimensions by what it is broken down
 * @param metrics what it counts, at least one
 * @param filter which values it is about; null for all
 * @param order how its rows are sorted, the most important first
 * @param limit how many rows it has at most
 */
public record AnalyticsSelection(
        List<String> dimensions,
        List<String> metrics,
        @Nullable AnalyticsFilter filter,
        List<AnalyticsOrder> order,
        int limit) {

    public AnalyticsSelection {
        dimensions = List.copyOf(dimensions);
        metrics = List.copyOf(metrics);
        order = List.copyOf(order);
    }
}
