package dev.adtools.tools.analytics;

import dev.adtools.api.Arg;

/** The argument {@code order_by}. */
public record MetricOrder(
        @Arg(
                description = "The metric by which rows are sorted, one of the report's.",
                pattern = AlphaAnalytics.NAME,
                examples = "sessions")
        String metric,

        @Arg(description = "Whether the greatest comes first.", defaultValue = "true")
        boolean desc) {}
