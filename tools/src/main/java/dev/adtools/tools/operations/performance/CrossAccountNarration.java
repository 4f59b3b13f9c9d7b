package dev.adtools.tools.operations.performance;

import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportNote;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
                + totals.stream().map(this::sentence).collect(Collectors.joining("; ")) + "."
                + (unreadable.isEmpty() ? "" : " " + unreadable.size() + " account(s) could not be read.");
    }

    private String sentence(CurrencyTotals sums) {
        Long micros = sums.costMicros();
        return (micros == null
                        ? "an unknown amount of " + sums.currency()
                        : Amounts.words(micros, sums.currency(), digits(sums.currency())))
                + ", "
                + known(sums.impressions()) + " impressions, " + known(sums.clicks()) + " clicks in " + sums.accounts()
                + " account(s)";
    }

    private static String known(@Nullable Long number) {
        return number == null ? "an unknown number of" : number.toString();
    }

    // The platforms' units of a currency may differ; the finer one holds amounts of both.
    private int digits(String currency) {
        return reports.stream()
                .filter(report -> report.currency().equals(currency))
                .map(AccountReport::minorDigits)
                .filter(Objects::nonNull)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
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
                report -> report.sum().impressions() == 0
                        && report.sum().gaps().partial().isEmpty(),
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
                report -> !Period.isZoneKnown(report.timezone()),
                ReportNote.TIMEZONE_UNKNOWN,
                " account(s) have a time zone that is not known, so their days are those of UTC.");
        ReportScope.unreadable(rows.stream().map(IntervalRow::figures)).ifPresent(insights::add);
        for (ReadPath path : ReadPath.values()) {
            ReportScope.inParts(path)
                    .ifPresent(note -> about(
                            insights,
                            report -> report.path() == path,
                            ReportNote.READ_IN_PARTS,
                            " account(s) were read in parts. " + note.message()));
        }
        about(
                insights,
                report -> !report.days().until().isBefore(report.today()),
                CrossAccountInsight.DAY_NOT_OVER,
                " account(s) are in the middle of their last day.");
        return insights;
    }

    private void about(List<Insight> insights, Predicate<AccountReport> condition, Enum<?> code, String message) {
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
