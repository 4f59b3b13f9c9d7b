package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.MetricSums;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Metrics of reports on beta; amounts are units of the currency. */
public final class BetaMetric {

    /** Times that something was shown. */
    public static final Metric<BetaMetrics> IMPRESSIONS = Metric.count("impressions", BetaMetrics::impressions);
    /** People to whom it was shown. */
    public static final Metric<BetaMetrics> REACH = Metric.count("reach", BetaMetrics::reach);
    /** Impressions per person. */
    public static final Metric<BetaMetrics> FREQUENCY = IMPRESSIONS.per(REACH);
    /** Times that it was clicked. */
    public static final Metric<BetaMetrics> CLICKS = Metric.count("clicks", BetaMetrics::clicks);
    /** Times that a link in it was clicked. */
    public static final Metric<BetaMetrics> LINK_CLICKS = Metric.count("link_clicks", BetaMetrics::linkClicks);

    /** Views of landing pages. */
    public static final Metric<BetaMetrics> LANDING_PAGE_VIEWS =
            Metric.count("landing_page_views", BetaMetrics::landingPageViews);
    /** Clicks per impression. */
    public static final Metric<BetaMetrics> CTR = CLICKS.per(IMPRESSIONS);
    /** Cost. */
    public static final Metric<BetaMetrics> COST = Metric.money("cost_micros", BetaMetrics::cost);
    /** Cost of a click. */
    public static final Metric<BetaMetrics> CPC = COST.per(CLICKS);
    /** Purchases. */
    public static final Metric<BetaMetrics> PURCHASES = Metric.sum("purchases", BetaMetrics::purchases);
    /** Leads. */
    public static final Metric<BetaMetrics> LEADS = Metric.sum("leads", BetaMetrics::leads);
    /** App installs. */
    public static final Metric<BetaMetrics> APP_INSTALLS = Metric.sum("app_installs", BetaMetrics::appInstalls);
    /** Purchases, leads and app installs. */
    public static final Metric<BetaMetrics> ACTIONS = new Metric<>(
            Set.of("purchases", "leads", "app_installs"),
            counts -> counts.purchases().add(counts.leads()).add(counts.appInstalls()),
            0);
    /** Conversions. */
    public static final Metric<BetaMetrics> CONVERSIONS = Metric.sum("conversions", BetaMetrics::conversions);
    /** Cost of a conversion. */
    public static final Metric<BetaMetrics> COST_PER_CONVERSION = COST.per(CONVERSIONS);
    /** Value of the conversions. */
    public static final Metric<BetaMetrics> CONVERSION_VALUE =
            Metric.money("conversion_value_micros", BetaMetrics::conversionValue);
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

    /** Returns the sums of numbers of {@code date_range}, or the rule violation that they are too large; their reach is that of all rows. */
    public static Outcome<BetaMetrics> sums(Collection<BetaMetrics> numbers) {
        return SUMS.of(numbers, "/date_range");
    }

    /** Returns the sums of numbers of the days that an argument says, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> sums(Collection<BetaMetrics> numbers, String pointer) {
        return SUMS.of(numbers, pointer);
    }
}
