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

/** The arguments of {@code alpha_analytics}. */
@Tool(
        name = "alpha_analytics",
        title = "Run an analytics report",
        description = "Reports what happened on a website or in an app: sessions, sources,"
                + " pages, events, sales. Use it for questions about visitors. Aggregates only; ratios"
                + " are 0 to 1. operation list_tools says which reports there are and what each takes;"
                + " operation execute runs one on a property.",
        platform = Platform.ALPHA_ANALYTICS,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {AnalyticsRule.class, PeriodRule.class},
        searchWords = "website site web traffic visitors visits users sessions pageviews bounce engagement"
                + " sources channels referral landing pages events revenue ecommerce purchases devices"
                + " countries realtime funnel report",
        handler = AlphaAnalyticsHandler.class)
public record AlphaAnalytics(
        @Arg(
                description = "list_tools says which reports there are; execute runs one. No property is asked"
                        + " by list_tools.")
        AnalyticsOperation operation,

        @Arg(description = "The report. Required for execute.", examples = "session_report") @Nullable
        ReportAction action,

        @Arg(
                description = "As list_analytics_properties names it. Required for execute.",
                examples = "properties/310000001")
        @Nullable
        PropertyId propertyId,

        @Arg(description = Period.DESCRIPTION + " Without it last_28d.") @Nullable
        Period dateRange,

        @Arg(
                description = "For custom_report. By what to break down, in the platform's names.",
                maxItems = 9,
                pattern = NAME)
        @Nullable
        List<String> dimensions,

        @Arg(
                description = "For custom_report. What to count, in the platform's names.",
                minItems = 1,
                maxItems = 10,
                pattern = NAME)
        @Nullable
        List<String> metrics,

        @Arg(description = "Only what has these values of one dimension.") @Nullable
        DimensionFilter dimensionFilter,

        @Arg(description = "The order of the rows. Without it by day, or by the first metric, the greatest " + "first.")
        @Nullable
        MetricOrder orderBy,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 10_000, defaultValue = "100")
        int limit,

        @Arg(description = "The next_offset of the page before.", min = 0, max = 10_000_000, defaultValue = "0")
        int offset,

        @Arg(
                description = "The currency of amounts. ISO 4217; without it the property's own.",
                pattern = "^[A-Z]{3}$",
                examples = "EUR")
        @Nullable
        String currency,

        @Arg(description = Period.COMPARED + " Each row then says its period.", defaultValue = "false")
        boolean comparePrevious,

        @Arg(description = "Raw data. Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {

    /** Form of the names of dimensions and metrics; the name of one that a property defined itself has a prefix. */
    static final String NAME = "^[A-Za-z][A-Za-z0-9_]{0,99}(:[A-Za-z0-9_. -]{1,100})?$";
}
