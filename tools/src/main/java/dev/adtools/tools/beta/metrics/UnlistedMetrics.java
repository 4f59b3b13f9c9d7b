package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.report.Metric;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/** Numbers of an account that none of its listed objects has. They belong to campaigns that are deleted or not listed. */
public final class UnlistedMetrics {

    private final BetaMetrics account;
    private final BetaMetrics listed;
    private final Set<String> unknown;

    private UnlistedMetrics(BetaMetrics account, BetaMetrics listed) {
        this.account = account;
        this.listed = listed;
        unknown = account.gaps().plus(listed.gaps()).partial();
    }

    /** Returns the numbers by which an account exceeds its listed objects; empty when it is not known to exceed them. */
    public static Optional<BetaMetrics> of(Collection<BetaReport.Row> account, Collection<BetaReport.Row> listed) {
        return new UnlistedMetrics(sum(account), sum(listed)).metrics();
    }

    private static BetaMetrics sum(Collection<BetaReport.Row> rows) {
        return rows.stream().map(BetaReport.Row::metrics).reduce(BetaMetrics.NONE, BetaMetrics::plus);
    }

    private Optional<BetaMetrics> metrics() {
        return beyond(MetricGaps.NONE).equals(BetaMetrics.NONE)
                ? Optional.empty()
                : Optional.of(beyond(MetricGaps.of(unknown)));
    }

    private BetaMetrics beyond(MetricGaps gaps) {
        return new BetaMetrics(
                count(BetaMetric.IMPRESSIONS),
                0,
                count(BetaMetric.CLICKS),
                count(BetaMetric.LINK_CLICKS),
                count(BetaMetric.LANDING_PAGE_VIEWS),
                number(BetaMetric.COST),
                number(BetaMetric.PURCHASES),
                number(BetaMetric.LEADS),
                number(BetaMetric.APP_INSTALLS),
                number(BetaMetric.CONVERSIONS),
                number(BetaMetric.CONVERSION_VALUE),
                gaps);
    }

    private long count(Metric<BetaMetrics> metric) {
        return number(metric).longValueExact();
    }

    // A number of the objects may be greater: the account was read first, and both may still grow.
    private BigDecimal number(Metric<BetaMetrics> metric) {
        BigDecimal all = metric.complete(account);
        BigDecimal part = metric.complete(listed);
        return all == null || part == null || all.compareTo(part) <= 0 ? BigDecimal.ZERO : all.subtract(part);
    }
}
