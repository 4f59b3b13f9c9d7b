package dev.adtools.tools.beta.performance;

import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport.Named;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Says what numbers show. Names are foreign text and never part of a sentence. */
final class BetaPerformanceSummary {

    private final ReportScope<BetaAccount> scope;
    private final List<BetaComparedRow> rows;
    private final BetaMetrics totals;
    private final BetaConversion conversion;

    BetaPerformanceSummary(
            ReportScope<BetaAccount> scope, List<BetaComparedRow> rows, BetaMetrics totals, BetaConversion conversion) {
        this.scope = scope;
        this.rows = rows;
        this.totals = totals;
        this.conversion = conversion;
    }

    String summary(@Nullable BetaMetricChanges changes) {
        return rows.size() + " row(s), " + scope.dates() + ": " + totals.impressions() + " impressions, "
                + totals.clicks() + " clicks, " + scope.words(totals.spend()) + ", "
                + totals.conversions().stripTrailingZeros().toPlainString() + " conversions ("
                + counted() + ")."
                + (changes == null
                        ? ""
                        : " Against the days before: cost " + percent(changes.costPercent()) + ", conversions "
                                + percent(changes.conversionsPercent()) + ".");
    }

    private String counted() {
        return switch (conversion) {
            case ALL -> "purchases, leads and app installs";
            case PURCHASES -> "purchases";
            case LEADS -> "leads";
            case APP_INSTALLS -> "app installs";
        };
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
            insights.add(Insight.of(BetaPerformanceInsight.NO_DELIVERY, "Nothing was shown on these days."));
        }
        if (totals.clicks() > 0 && totals.conversions().signum() == 0) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.NO_CONVERSIONS,
                    "There are clicks and no conversions at all: check that conversions are tracked."));
        }
        costly(insights);
        missing(campaignIds, insights);
        stopped(insights);
        if (scope.minorDigits() == null) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.CURRENCY_UNKNOWN,
                    "The unit of the account's currency is not known, so amounts are left out."));
        }
        if (scope.isInLastDay()) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.DAY_NOT_OVER,
                    "The last day is not over: " + scope.today()
                            + (isCompared
                                    ? ". It is compared with a whole day, "
                                            + scope.previous().until() + "."
                                    : ".")));
        }
        if (isCompared && scope.days().days() != scope.previous().days()) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.LENGTHS_DIFFER,
                    scope.days().days() + " days are compared with "
                            + scope.previous().days() + ": months differ."));
        }
        return insights;
    }

    private void costly(List<Insight> insights) {
        List<BetaComparedRow> costly =
                matching(row -> row.now().metrics().spend().signum() > 0
                        && row.now().metrics().conversions().signum() == 0);
        if (!costly.isEmpty() && totals.conversions().signum() > 0) {
            BigDecimal cost =
                    costly.stream().map(row -> row.now().metrics().spend()).reduce(BigDecimal.ZERO, BigDecimal::add);
            insights.add(Insight.of(
                    BetaPerformanceInsight.COST_WITHOUT_CONVERSION,
                    costly.size() + " row(s) cost " + scope.words(cost) + " and had no conversion.",
                    ids(costly)));
        }
    }

    private void missing(List<String> campaignIds, List<Insight> insights) {
        List<String> seen = BetaComparedRow.campaigns(rows);
        List<String> missing =
                campaignIds.stream().filter(id -> !seen.contains(id)).toList();
        if (!missing.isEmpty()) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.CAMPAIGNS_WITHOUT_ROWS,
                    missing.size() + " of the campaigns asked for have no row: they did nothing on these days.",
                    missing));
        }
    }

    // A day that has only begun tells nothing of what has stopped.
    private void stopped(List<Insight> insights) {
        if (!scope.days().since().isBefore(scope.today())) {
            return;
        }
        List<BetaComparedRow> stopped = matching(row -> row.before() != null
                && row.before().impressions() > 0
                && row.now().metrics().impressions() == 0);
        if (!stopped.isEmpty()) {
            insights.add(Insight.of(
                    BetaPerformanceInsight.STOPPED,
                    stopped.size() + " row(s) were shown in the days before and not in these.",
                    ids(stopped)));
        }
    }

    private List<BetaComparedRow> matching(Predicate<BetaComparedRow> condition) {
        return rows.stream().filter(condition).toList();
    }

    private static List<String> ids(List<BetaComparedRow> rows) {
        return rows.stream()
                .map(BetaComparedRow::named)
                .filter(Objects::nonNull)
                .map(Named::id)
                .distinct()
                .toList();
    }
}
