package dev.adtools.tools.alpha.performance;

import dev.adtools.tools.alpha.metrics.AlphaMetricChanges;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Says what numbers show. Names are foreign text and never part of a sentence. */
final class AlphaPerformanceSummary {

    private final ReportScope<AlphaCustomer> scope;
    private final AlphaReport.Level level;
    private final List<AlphaComparedRow> rows;
    private final AlphaMetrics totals;

    AlphaPerformanceSummary(
            ReportScope<AlphaCustomer> scope,
            AlphaReport.Level level,
            List<AlphaComparedRow> rows,
            AlphaMetrics totals) {
        this.scope = scope;
        this.level = level;
        this.rows = rows;
        this.totals = totals;
    }

    String summary(@Nullable AlphaMetricChanges changes) {
        return rows.size() + " row(s), " + scope.dates() + ": " + totals.impressions() + " impressions, "
                + totals.clicks() + " clicks, " + scope.words(totals.costMicros()) + ", "
                + totals.conversions().stripTrailingZeros().toPlainString() + " conversions."
                + (changes == null
                        ? ""
                        : " Against " + scope.previous().since() + " to "
                                + scope.previous().until() + ": cost " + percent(changes.costPercent())
                                + ", conversions " + percent(changes.conversionsPercent()) + ".");
    }

    private static String percent(@Nullable BigDecimal change) {
        if (change == null) {
            return "not comparable";
        }
        return (change.signum() > 0 ? "+" : "") + change.toPlainString() + "%";
    }

    List<Insight> insights(List<String> campaignIds, boolean isCompared) {
        List<Insight> insights = new ArrayList<>();
        if (totals.impressions() == 0) {
            insights.add(Insight.of(AlphaPerformanceInsight.NO_DELIVERY, "Nothing was shown on these days."));
        }
        if (totals.clicks() > 0 && totals.conversions().signum() == 0) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.NO_CONVERSIONS,
                    "There are clicks and no conversions at all: check that conversions are tracked."));
        }
        costly(insights);
        missing(campaignIds, insights);
        stopped(insights);
        if (level == AlphaReport.Level.KEYWORD) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.PART_OF_ACCOUNT,
                    "These sums are a part of what the account did: campaigns without keywords have no rows."));
        }
        if (scope.isInLastDay()) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.DAY_NOT_OVER,
                    "The last day is not over: " + scope.today()
                            + (isCompared
                                    ? ". It is compared with a whole day, "
                                            + scope.previous().until() + "."
                                    : ".")));
        }
        if (isCompared && scope.days().days() != scope.previous().days()) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.LENGTHS_DIFFER,
                    scope.days().days() + " days are compared with "
                            + scope.previous().days() + ": months differ."));
        }
        return insights;
    }

    private void costly(List<Insight> insights) {
        List<AlphaComparedRow> costly = matching(row -> row.now().metrics().costMicros() > 0
                && row.now().metrics().conversions().signum() == 0);
        if (!costly.isEmpty() && totals.conversions().signum() > 0) {
            long cost = costly.stream()
                    .mapToLong(row -> row.now().metrics().costMicros())
                    .sum();
            insights.add(Insight.of(
                    AlphaPerformanceInsight.COST_WITHOUT_CONVERSION,
                    costly.size() + " row(s) cost " + scope.words(cost) + " and had no conversion.",
                    ids(costly)));
        }
    }

    private void missing(List<String> campaignIds, List<Insight> insights) {
        List<String> seen = AlphaComparedRow.campaigns(rows);
        List<String> missing =
                campaignIds.stream().filter(id -> !seen.contains(id)).toList();
        if (!missing.isEmpty()) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.CAMPAIGNS_WITHOUT_ROWS,
                    missing.size() + " of the campaigns asked for have no row: they did nothing on these days.",
                    missing));
        }
    }

    // A day that has only begun tells nothing of what has stopped.
    private void stopped(List<Insight> insights) {
        if (!scope.days().since().isBefore(scope.today())) {
            return;
        }
        List<AlphaComparedRow> stopped = matching(row -> row.before() != null
                && row.before().impressions() > 0
                && row.now().metrics().impressions() == 0);
        if (!stopped.isEmpty()) {
            insights.add(Insight.of(
                    AlphaPerformanceInsight.STOPPED,
                    stopped.size() + " row(s) were shown in the days before and not in these.",
                    ids(stopped)));
        }
    }

    private List<AlphaComparedRow> matching(Predicate<AlphaComparedRow> condition) {
        return rows.stream().filter(condition).toList();
    }

    private static List<String> ids(List<AlphaComparedRow> rows) {
        return rows.stream()
                .map(AlphaComparedRow::named)
                .filter(Objects::nonNull)
                .map(Named::id)
                .distinct()
                .toList();
    }
}
