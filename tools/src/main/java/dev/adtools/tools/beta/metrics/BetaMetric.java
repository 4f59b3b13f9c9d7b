package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Metric;

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
    /** Times that the page behind it was seen. */
    static final Metric<BetaMetrics> LANDING_PAGE_VIEWS = Metric.count(BetaMetrics::landingPageViews);
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

    private BetaMetric() {}
}
