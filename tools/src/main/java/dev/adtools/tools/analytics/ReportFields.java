package dev.adtools.tools.analytics;

import dev.adtools.tools.platform.AnalyticsFilter;
import dev.adtools.tools.platform.AnalyticsOrder;
import dev.adtools.tools.platform.AnalyticsSelection;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dimensions and metrics of one report: the action's own, or those that the caller names. */
record ReportFields(List<String> dimensions, List<String> metrics) {

    private static final String DAY = "date";

    static ReportFields of(AlphaAnalytics arguments, ReportAction action) {
        return action == ReportAction.CUSTOM_REPORT
                ? new ReportFields(listed(arguments.dimensions()), listed(arguments.metrics()))
                : new ReportFields(action.dimensions(), action.metrics());
    }

    private static List<String> listed(@Nullable List<String> names) {
        return names == null ? List.of() : names;
    }

    AnalyticsSelection selection(AlphaAnalytics arguments) {
        DimensionFilter filter = arguments.dimensionFilter();
        return new AnalyticsSelection(
                dimensions,
                metrics,
                filter == null ? null : new AnalyticsFilter(filter.field(), filter.match(), filter.texts()),
                order(arguments.orderBy()),
                arguments.limit());
    }

    // Every dimension stands in the order, so that pages neither overlap nor leave rows out.
    private List<AnalyticsOrder> order(@Nullable MetricOrder asked) {
        List<AnalyticsOrder> order = new ArrayList<>();
        if (asked != null) {
            order.add(new AnalyticsOrder(asked.metric(), true, asked.desc()));
        } else if (!dimensions.contains(DAY)) {
            order.add(new AnalyticsOrder(metrics.get(0), true, true));
        }
        if (dimensions.contains(DAY)) {
            order.add(new AnalyticsOrder(DAY, false, false));
        }
        dimensions.stream()
                .filter(name -> !name.equals(DAY))
                .forEach(name -> order.add(new AnalyticsOrder(name, false, false)));
        return order;
    }
}
