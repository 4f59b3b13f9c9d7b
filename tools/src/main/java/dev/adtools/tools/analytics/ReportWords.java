package dev.adtools.tools.analytics;

import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says a report in sentences. Values of dimensions are other people's texts and stay out of them. */
final class ReportWords {

    private final ReportAction action;
    private final ReportFields fields;
    private final ReportPeriod period;
    private final AnalyticsReport report;

    ReportWords(ReportAction action, ReportFields fields, ReportPeriod period, AnalyticsReport report) {
        this.action = action;
        this.fields = fields;
        this.period = period;
        this.report = report;
    }

    String summary() {
        String first = ReportRows.total(report, 0)
                .map(row -> fields.metrics().get(0) + " " + plain(row.metrics().get(0)) + " in all")
                .orElse("no totals");
        return action.wireName() + " of " + time() + ": " + first + ", " + report.rowCount() + " rows, "
                + report.rows().size() + " of them here.";
    }

    private String time() {
        DayRange days = period.current();
        return days == null ? "the last 30 minutes" : days.since() + " to " + days.until();
    }

    List<Insight> insights() {
        DayRange previous = period.previous();
        Optional<AnalyticsReport.Row> now = ReportRows.total(report, 0);
        Optional<AnalyticsReport.Row> before = ReportRows.total(report, 1);
        List<Insight> insights = new ArrayList<>();
        if (previous != null && now.isPresent() && before.isPresent()) {
            for (int i = 0; i < fields.metrics().size(); i++) {
                String metric = fields.metrics().get(i);
                BigDecimal change = Ratios.changePercent(
                        before.get().metrics().get(i), now.get().metrics().get(i));
                if (change != null) {
                    insights.add(Insight.of(
                            AnalyticsInsight.CHANGE,
                            metric + " " + percent(change) + " against " + previous.since() + " to " + previous.until()
                                    + ".",
                            List.of(metric)));
                }
            }
        }
        return insights;
    }

    private static String percent(BigDecimal percent) {
        return percent.signum() == 0 ? "unchanged" : (percent.signum() > 0 ? "+" : "") + plain(percent) + "%";
    }

    private static String plain(BigDecimal number) {
        BigDecimal rounded = ReportRows.rounded(number);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    List<String> notes() {
        List<String> notes = new ArrayList<>();
        AnalyticsReport.Facts facts = report.facts();
        if (facts.sampled()) {
            notes.add("Sampled: the numbers are estimated from a part of the events.");
        }
        if (facts.thresholded()) {
            notes.add("Thresholded: rows of few people may be withheld to protect them, so rows need not add up.");
        }
        if (facts.otherRow()) {
            notes.add("Rare values are added up as (other), because there are more than the property keeps.");
        }
        notes.addAll(new ReportSums(fields).notes());
        LocalDate fresh = period.freshUntil();
        DayRange days = period.current();
        if (fresh != null && days != null && days.until().isAfter(fresh)) {
            notes.add("Numbers of days after " + fresh + " may still change.");
        }
        if (period.previous() != null && days != null) {
            if (days.until().equals(period.today())) {
                notes.add("Today is not over, and is compared with a whole day, "
                        + period.previous().until() + ".");
            }
            if (days.days() != period.previous().days()) {
                notes.add(days.days() + " days are compared with "
                        + period.previous().days() + ": months differ.");
            }
        }
        if (report.rows().isEmpty()) {
            notes.add(report.rowCount() == 0 ? "Nothing was counted." : "There are no rows at this offset.");
        }
        return notes;
    }
}
