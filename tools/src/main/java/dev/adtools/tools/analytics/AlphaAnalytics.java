package dev.adtools.tools.analytics;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code alpha_analytics} (SPEC: operation, action and property_id; the others are optional). */
@Tool(
        name = "alpha_analytics",
        title = "Run an analytics report",
        description = "Reports what happened on a website or in an app, in aggregates only: sessions, sources, pages,"
                + " events, sales. operation list_tools says which reports there are and what each takes; operation"
                + " execute runs one on a property. Ratios are 0 to 1.",
        platform = Platform.ALPHA_ANALYTICS,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {AnalyticsRule.class, PeriodRule.class},
        handler = AlphaAnalyticsHandler.class)
public record AlphaAnalytics(
        @Arg(description = "list_tools: say which reports there are, without asking a property. execute: run one.")
        AnalyticsOperation operation,

        @Arg(description = "Which report to run; required for execute.", examples = "session_report") @Nullable
        ReportAction action,

        @Arg(
                description = "The property to report on, as list_analytics_properties names it; required for execute.",
                examples = "properties/310000001")
        @Nullable
        PropertyId propertyId,

        @Arg(description = Period.DESCRIPTION + " Without it last_28d.") @Nullable
        Period dateRange,

        @Arg(
                description = "For custom_report: by what to break down, in the platform's names.",
                maxItems = 9,
                pattern = NAME)
        @Nullable
        List<String> dimensions,

        @Arg(
                description = "For custom_report: what to count, in the platform's names.",
                minItems = 1,
                maxItems = 10,
                pattern = NAME)
        @Nullable
        List<String> metrics,

        @Arg(description = "Only what has these values of one dimension.") @Nullable
        DimensionFilter dimensionFilter,

        @Arg(description = "The order of the rows; without it by day, or by the first metric, the greatest first.")
        @Nullable
        MetricOrder orderBy,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 10_000, defaultValue = "100")
        int limit,

        @Arg(
                description = "How many rows to skip: the next_offset of the page before.",
                min = 0,
                max = 10_000_000,
                defaultValue = "0")
        int offset,

        @Arg(
                description = "The currency of all amounts (ISO 4217); without it the property's own.",
                pattern = "^[A-Z]{3}$",
                examples = "EUR")
        @Nullable
        String currency,

        @Arg(description = Period.COMPARED + " Each row then says its period.", defaultValue = "false")
        boolean comparePrevious,

        @Arg(description = "Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {

    /** How dimensions and metrics are named; what a property defined itself has a prefix. */
    static final String NAME = "^[A-Za-z][A-Za-z0-9_]{0,99}(:[A-Za-z0-9_. -]{1,100})?$";
}
