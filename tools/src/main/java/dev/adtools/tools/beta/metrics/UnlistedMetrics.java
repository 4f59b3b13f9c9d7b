package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Optional;

/** Numbers of an account that none of its listed objects has. They belong to campaigns that are deleted or not listed. */
public final class UnlistedMetrics {

    private UnlistedMetrics() {}

    /** Returns the numbers by which an account exceeds its listed objects; empty when it does not. */
    public static Optional<BetaMetrics> of(Collection<BetaReport.Row> account, Collection<BetaReport.Row> listed) {
        BetaMetrics beyond = beyond(sum(account), sum(listed));
        return beyond.equals(BetaMetrics.NONE) ? Optional.empty() : Optional.of(beyond);
    }

    private static BetaMetrics sum(Collection<BetaReport.Row> rows) {
        return rows.stream().map(BetaReport.Row::metrics).reduce(BetaMetrics.NONE, BetaMetrics::plus);
    }

    // A number of the objects may be greater: the account was read first, and both may still grow.
    private static BetaMetrics beyond(BetaMetrics all, BetaMetrics listed) {
        return new BetaMetrics(
                beyond(all.impressions(), listed.impressions()),
                0,
                beyond(all.clicks(), listed.clicks()),
                beyond(all.linkClicks(), listed.linkClicks()),
                beyond(all.landingPageViews(), listed.landingPageViews()),
                beyond(all.spend(), listed.spend()),
                beyond(all.purchases(), listed.purchases()),
                beyond(all.leads(), listed.leads()),
                beyond(all.appInstalls(), listed.appInstalls()),
                beyond(all.conversions(), listed.conversions()),
                beyond(all.conversionValue(), listed.conversionValue()));
    }

    private static long beyond(long all, long listed) {
        return Math.max(0, all - listed);
    }

    private static BigDecimal beyond(BigDecimal all, BigDecimal listed) {
        BigDecimal beyond = all.subtract(listed);
        return beyond.signum() > 0 ? beyond : BigDecimal.ZERO;
    }
}
