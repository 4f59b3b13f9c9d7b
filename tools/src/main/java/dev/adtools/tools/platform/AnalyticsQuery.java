package dev.adtools.tools.platform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A report on whole days.
 *
 * @param selection what it shows
 * @param ranges the days, at least one range; several are reported side by side
 * @param offset how many rows are skipped
 * @param currency the ISO 4217 code of all amounts; null for the property's own
 */
public record AnalyticsQuery(
        AnalyticsSelection selection,
        List<DayRange> ranges,
        long offset,
        @Nullable String currency) {

    public AnalyticsQuery {
        ranges = List.copyOf(ranges);
    }
}
