package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.MetricSums;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Metrics of reports on beta; amounts are units of the currency. */
public final class BetaMetric {

    /** Times that something was shown. */
    public static final Metric<BetaMetrics> IMPRESSIONS = Metric.count(BetaMetrics::impressions);
    /** People to whom it was shown. */
    public static final Metric<BetaMetrics> REACH = Metric.count(BetaMetrics::reach);
    /** Impressions per person. */
    public static final Metric<BetaMetrics> FREQUENCY = IMPRESSIONS.per(REACH);
    /** Times that it was clicked. */
    public static final Metric<BetaMetrics> CLICKS = Metric.count(BetaMetrics::clicks);
    /** Times that a link in it was clicked. */
    public static final Metric<BetaMetrics> LINK_CLICKS = Metric.count(BetaMetrics::linkClicks);

    private static final Metric<BetaMetrics> LANDING_PAGE_VIEWS = Metric.count(BetaMetrics::landingPageViews);
    /** Clicks per impression. */
    public static final Metric<BetaMetrics> CTR = CLICKS.per(IMPRESSIONS);
    /** Cost. */
    public static final Metric<BetaMetrics> COST = Metric.money(BetaMetrics::cost);
    /** Cost of a click. */
    public static final Metric<BetaMetrics> CPC = COST.per(CLICKS);
    /** Purchases. */
    public static final Metric<BetaMetrics> PURCHASES = Metric.sum(BetaMetrics::purchases);
    /** Leads. */
    public static final Metric<BetaMetrics> LEADS = Metric.sum(BetaMetrics::leads);
    /** App installs. */
    public static final Metric<BetaMetrics> APP_INSTALLS = Metric.sum(BetaMetrics::appInstalls);
    /** Conversions. */
    public static final Metric<BetaMetrics> CONVERSIONS = Metric.sum(BetaMetrics::conversions);
    /** Cost of a conversion. */
    public static final Metric<BetaMetrics> COST_PER_CONVERSION = COST.per(CONVERSIONS);
    /** Value of the conversions. */
    public static final Metric<BetaMetrics> CONVERSION_VALUE = Metric.money(BetaMetrics::conversionValue);
    /** Value of the conversions per cost. */
    public static final Metric<BetaMetrics> ROAS = CONVERSION_VALUE.per(COST);

    private static final MetricSums<BetaMetrics> SUMS = new MetricSums<>(
            BetaMetrics.NONE,
            BetaMetrics::plus,
            List.of(
                    IMPRESSIONS,
                    REACH,
                    CLICKS,
                    LINK_CLICKS,
                    LANDING_PAGE_VIEWS,
                    COST,
                    PURCHASES,
                    LEADS,
                    APP_INSTALLS,
                    CONVERSIONS,
                    CONVERSION_VALUE),
            ReportRule.BETA_SUM_1);

    private BetaMetric() {}

    /** Returns how many people were reached; null when that is not known, as in rows of joined ranges. */
    static @Nullable Long knownReach(BetaMetrics counts) {
        // An impression reaches somebody.
        return counts.reach() == 0 && counts.impressions() > 0 ? null : (Long) counts.reach();
    }

    /** Returns the sums of numbers of {@code date_range}, or the rule violation that they are too large; their reach is that of all rows. */
    public static Outcome<BetaMetrics> sums(Collection<BetaMetrics> numbers) {
        return SUMS.of(numbers, "/date_range");
    }

    /** Returns the sums of numbers of the days that an argument says, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> sums(Collection<BetaMetrics> numbers, String pointer) {
        return SUMS.of(numbers, pointer);
    }
}
