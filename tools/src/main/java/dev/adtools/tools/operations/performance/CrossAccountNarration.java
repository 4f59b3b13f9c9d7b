package dev.adtools.tools.operations.performance;

import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Says what the numbers of several accounts show. Names are foreign text and never part of a sentence. */
record CrossAccountNarration(
        List<AccountReport> reports,
        List<UnreadableAccount> unreadable,
        List<IntervalRow> rows,
        List<CurrencyTotals> totals,
        Interval by) {

    private static final int WEEK = 7;

    String summary() {
        return rows.size() + " row(s) of " + reports.size() + " account(s) by "
                + (by == Interval.DAY ? "day" : "week") + ": "
                + totals.stream().map(CrossAccountNarration::sentence).collect(Collectors.joining("; ")) + "."
                + (unreadable.isEmpty() ? "" : " " + unreadable.size() + " account(s) could not be read.");
    }

    private static String sentence(CurrencyTotals sums) {
        return (sums.cost() == null ? "an unknown amount of " + sums.currency() : Amounts.words(sums.cost())) + ", "
                + sums.impressions() + " impressions, " + sums.clicks() + " clicks in " + sums.accounts()
                + " account(s)";
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        Insight.add(
                insights,
                CrossAccountInsight.ACCOUNTS_UNREADABLE,
                " account(s) could not be read, so rows and totals are partial; unreadable gives the reasons.",
                unreadable.stream().map(UnreadableAccount::accountId).toList());
        if (totals.size() > 1) {
            insights.add(Insight.of(
                    CrossAccountInsight.SEVERAL_CURRENCIES,
                    totals.size() + " currencies: totals has an entry for each, and no sum is of all accounts."));
        }
        about(
                insights,
                report -> report.sum().impressions() == 0,
                CrossAccountInsight.ACCOUNTS_WITHOUT_DELIVERY,
                " account(s) showed nothing on these days.");
        about(
                insights,
                report -> report.minorDigits() == null,
                CrossAccountInsight.CURRENCY_UNKNOWN,
                " account(s) have a currency whose unit is not known, so amounts are left out.");
        if (by == Interval.WEEK && rows.stream().anyMatch(row -> row.days() < WEEK)) {
            insights.add(Insight.of(
                    CrossAccountInsight.PARTIAL_WEEKS,
                    "The first or last week has fewer than 7 days of date_range; days says how many."));
        }
        about(
                insights,
                report -> !report.days().until().isBefore(report.today()),
                CrossAccountInsight.DAY_NOT_OVER,
                " account(s) are in the middle of their last day.");
        return insights;
    }

    private void about(
            List<Insight> insights, Predicate<AccountReport> condition, CrossAccountInsight code, String message) {
        Insight.add(
                insights,
                code,
                message,
                reports.stream()
                        .filter(condition)
                        .map(report -> report.id().value())
                        .toList());
    }
}
