package dev.adtools.tools.analytics;

import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AnalyticsFilter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Applies the rules that need no platform to the arguments of a report. */
final class AnalyticsRules {

    private final AlphaAnalytics arguments;
    private final List<Violation> violations;

    AnalyticsRules(AlphaAnalytics arguments, List<Violation> violations) {
        this.arguments = arguments;
        this.violations = violations;
    }

    void apply() {
        ReportAction action = arguments.action();
        if (action == null) {
            report("/action", AnalyticsRule.ANA_ACTION_1, "is required for execute; list_tools names the actions");
        }
        if (arguments.propertyId() == null) {
            report("/property_id", AnalyticsRule.ANA_PROP_1, "is required for execute");
        }
        if (action != null) {
            fields(action);
            order(ReportFields.of(arguments, action));
        }
        once();
        aggregates();
        filter(arguments.dimensionFilter());
        if (action == ReportAction.REALTIME_REPORT) {
            realtime();
        }
    }

    private void fields(ReportAction action) {
        if (action != ReportAction.CUSTOM_REPORT) {
            String message = "is for custom_report only; " + action.wireName() + " has its own";
            unless(arguments.dimensions() == null, "/dimensions", AnalyticsRule.ANA_CUSTOM_2, message);
            unless(arguments.metrics() == null, "/metrics", AnalyticsRule.ANA_CUSTOM_2, message);
        } else if (arguments.metrics() == null) {
            report("/metrics", AnalyticsRule.ANA_CUSTOM_1, "is required for custom_report");
        }
    }

    private void order(ReportFields fields) {
        MetricOrder order = arguments.orderBy();
        unless(
                order == null || fields.metrics().contains(order.metric()),
                "/order_by/metric",
                AnalyticsRule.ANA_ORDER_1,
                "must be one of the report's metrics: " + String.join(", ", fields.metrics()));
    }

    private void once() {
        Set<String> seen = new HashSet<>();
        once("/dimensions", listed(arguments.dimensions()), seen);
        once("/metrics", listed(arguments.metrics()), seen);
    }

    private void once(String pointer, List<String> names, Set<String> seen) {
        for (int i = 0; i < names.size(); i++) {
            unless(
                    seen.add(names.get(i)),
                    pointer + "/" + i,
                    AnalyticsRule.ANA_CUSTOM_3,
                    names.get(i) + " stands there already");
        }
    }

    private void aggregates() {
        List<String> dimensions = listed(arguments.dimensions());
        DimensionFilter filter = arguments.dimensionFilter();
        List<String> all = new ArrayList<>(dimensions);
        if (filter != null) {
            all.add(filter.field());
        }
        for (int i = 0; i < dimensions.size(); i++) {
            aggregate("/dimensions/" + i, dimensions.get(i), all);
        }
        if (filter != null) {
            aggregate("/dimension_filter/field", filter.field(), all);
        }
    }

    private void aggregate(String pointer, String dimension, List<String> all) {
        AggregateOnly.objection(dimension, all)
                .ifPresent(objection -> report(pointer, AnalyticsRule.AGGREGATE_ONLY, dimension + " " + objection));
    }

    private void filter(@Nullable DimensionFilter filter) {
        if (filter == null) {
            return;
        }
        boolean isList = filter.match() == AnalyticsFilter.Match.IN;
        boolean fits = isList
                ? filter.values() != null && filter.value() == null
                : filter.value() != null && filter.values() == null;
        unless(
                fits,
                "/dimension_filter",
                AnalyticsRule.ANA_FILTER_1,
                isList ? "must have values, and no value, for in" : "must have value, and no values, but for in");
    }

    private void realtime() {
        String message = "is not for realtime_report, which covers the last 30 minutes on one page";
        unless(arguments.dateRange() == null, "/date_range", AnalyticsRule.ANA_LIVE_1, message);
        unless(arguments.offset() == 0, "/offset", AnalyticsRule.ANA_LIVE_1, message);
        unless(arguments.currency() == null, "/currency", AnalyticsRule.ANA_LIVE_1, message);
        unless(!arguments.comparePrevious(), "/compare_previous", AnalyticsRule.ANA_LIVE_1, message);
    }

    private static List<String> listed(@Nullable List<String> names) {
        return names == null ? List.of() : names;
    }

    private void unless(boolean fits, String pointer, AnalyticsRule rule, String message) {
        if (!fits) {
            report(pointer, rule, message);
        }
    }

    private void report(String pointer, AnalyticsRule rule, String message) {
        violations.add(new Violation(pointer, rule.id(), message));
    }
}
