package dev.adtools.tools.report;

import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.platform.ReportRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Says what a report on performance shows. Names are foreign text and never part of a sentence.
 *
 * @param scope the account and its days
 * @param rows all rows
 * @param sums the sums over them
 */
public record PerformanceNarration(
        ReportScope<?> scope, List<? extends ComparedRow<?>> rows, PeriodSums<? extends Metrics> sums) {

    /**
     * Returns all rows in a sentence or two.
     *
     * @param conversions what conversions are called
     * @param previous what the days are called that these are compared with
     */
    public String summary(String conversions, String previous) {
        Metrics now = sums.now();
        Metrics before = sums.before();
        return rows.size() + " row(s), " + scope.dates() + ": " + now.impressions() + " impressions, " + now.clicks()
                + " clicks, " + scope.words(now.cost()) + ", "
                + now.conversions().stripTrailingZeros().toPlainString() + " " + conversions + "."
                + (before == null
                        ? ""
                        : " Against " + previous + ": cost " + change(before.cost(), now.cost()) + ", conversions "
                                + change(before.conversions(), now.conversions()) + ".");
    }

    private static String change(BigDecimal before, BigDecimal now) {
        BigDecimal change = Ratios.changePercent(before, now);
        return change == null ? "not comparable" : (change.signum() > 0 ? "+" : "") + change.toPlainString() + "%";
    }

    /**
     * Returns what stands out.
     *
     * @param campaignIds the campaigns asked for that the account has
     * @param ofPlatform what stands out on the platform only
     */
    public List<Insight> insights(List<String> campaignIds, List<Insight> ofPlatform) {
        List<Insight> insights = new ArrayList<>();
        if (sums.now().impressions() == 0) {
            insights.add(Insight.of(PerformanceInsight.NO_DELIVERY, "Nothing was shown on these days."));
        }
        if (sums.now().clicks() > 0 && sums.now().conversions().signum() == 0) {
            insights.add(Insight.of(
                    PerformanceInsight.NO_CONVERSIONS,
                    "There are clicks and no conversions at all: check that conversions are tracked."));
        }
        costly().ifPresent(insights::add);
        Insight.add(
                insights,
                PerformanceInsight.CAMPAIGNS_WITHOUT_ROWS,
                " of the campaigns asked for have no row: they did nothing on these days.",
                missing(campaignIds));
        stopped().ifPresent(insights::add);
        insights.addAll(ofPlatform);
        days(insights);
        return insights;
    }

    private Optional<Insight> costly() {
        List<? extends ComparedRow<?>> costly =
                matching(row -> row.now().metrics().cost().signum() > 0
                        && row.now().metrics().conversions().signum() == 0);
        BigDecimal cost =
                costly.stream().map(row -> row.now().metrics().cost()).reduce(BigDecimal.ZERO, BigDecimal::add);
        return costly.isEmpty() || sums.now().conversions().signum() <= 0
                ? Optional.empty()
                : Optional.of(Insight.of(
                        PerformanceInsight.COST_WITHOUT_CONVERSION,
                        costly.size() + " row(s) cost " + scope.words(cost) + " and had no conversion.",
                        ids(costly)));
    }

    private List<String> missing(List<String> campaignIds) {
        List<String> seen = ComparedRow.campaigns(rows);
        return campaignIds.stream().filter(id -> !seen.contains(id)).toList();
    }

    private Optional<Insight> stopped() {
        List<? extends ComparedRow<?>> stopped = matching(row -> row.before() != null
                && row.before().metrics().impressions() > 0
                && row.now().metrics().impressions() == 0);
        // A day that has only begun tells nothing of what has stopped.
        return stopped.isEmpty() || !scope.days().since().isBefore(scope.today())
                ? Optional.empty()
                : Optional.of(Insight.of(
                        PerformanceInsight.STOPPED,
                        stopped.size() + " row(s) were shown in the days before and not in these.",
                        ids(stopped)));
    }

    private void days(List<Insight> insights) {
        boolean isCompared = sums.before() != null;
        if (!scope.zoneKnown()) {
            insights.add(Insight.of(
                    PerformanceInsight.TIMEZONE_UNKNOWN,
                    "The account's time zone is not known, so the days are those of UTC."));
        }
        if (scope.isInLastDay()) {
            insights.add(Insight.of(
                    PerformanceInsight.DAY_NOT_OVER,
                    "The last day is not over: " + scope.today()
                            + (isCompared
                                    ? ". It is compared with a whole day, "
                                            + scope.previous().until() + "."
                                    : ".")));
        }
        if (isCompared && scope.days().days() != scope.previous().days()) {
            insights.add(Insight.of(
                    PerformanceInsight.LENGTHS_DIFFER,
                    scope.days().days() + " days are compared with "
                            + scope.previous().days() + ": months differ."));
        }
    }

    private List<? extends ComparedRow<?>> matching(Predicate<ComparedRow<?>> condition) {
        return rows.stream().filter(condition).toList();
    }

    private static List<String> ids(List<? extends ComparedRow<?>> rows) {
        return rows.stream()
                .flatMap(row -> row.entity().stream())
                .map(ReportRow.Entity::id)
                .distinct()
                .toList();
    }
}
