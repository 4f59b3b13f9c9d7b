package dev.adtools.tools.platform;

import java.math.BigDecimal;

/** Metrics that every platform counts. One that the platform did not send is 0 here, and named in the gaps. */
public interface Metrics {

    /** Returns how often something was shown. */
    long impressions();

    /** Returns how often it was clicked. */
    long clicks();

    /** Returns what that cost, in units of the account's currency. */
    BigDecimal cost();

    /** Returns how many conversions, in fractions where several clicks share one. */
    BigDecimal conversions();

    /** Returns the metrics without a value. */
    MetricGaps gaps();
}
