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
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says a report in sentences. Values of dimensions are other people's texts and stay out of them. */
final class ReportWords {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_ ,.-]{1,200}");

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
                .map(row -> row.metrics().get(0))
                .map(number -> fields.metrics().get(0) + " " + plain(number) + " in all")
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
        List<Insight> insights = new ArrayList<>(missing());
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

    // Come before the changes, which they put into question.
    private List<Insight> missing() {
        AnalyticsReport.Facts facts = report.facts();
        List<Insight> missing = new ArrayList<>();
        if (report.rowCount() == 0) {
            missing.add(Insight.of(
                    AnalyticsInsight.NO_DATA,
                    "The property has no data for this report" + inItsWords(facts.emptyReason()) + "."));
        }
        if (!facts.truncations().isEmpty()) {
            missing.add(Insight.of(
                    AnalyticsInsight.TRUNCATED,
                    "The platform left data out, so the numbers are too low"
                            + inItsWords(String.join(", ", facts.truncations())) + "."));
        }
        List<String> restricted = metrics(facts.restricted()::contains);
        if (!restricted.isEmpty()) {
            missing.add(Insight.of(
                    AnalyticsInsight.RESTRICTED_METRICS,
                    "The service's credentials may not see " + String.join(", ", restricted)
                            + ", so these metrics are null. An owner of the property can remove the restriction.",
                    restricted));
        }
        List<String> unreadable = metrics(metric -> !facts.restricted().contains(metric) && hasUnknown(metric));
        if (!unreadable.isEmpty()) {
            missing.add(Insight.of(
                    AnalyticsInsight.UNREADABLE_VALUES,
                    "The platform sent values of " + String.join(", ", unreadable)
                            + " that are not numbers; they are null.",
                    unreadable));
        }
        return missing;
    }

    private List<String> metrics(Predicate<String> wanted) {
        return fields.metrics().stream().filter(wanted).toList();
    }

    private boolean hasUnknown(String metric) {
        int column = fields.metrics().indexOf(metric);
        return Stream.concat(report.rows().stream(), report.totals().stream())
                .anyMatch(row -> row.metrics().get(column) == null);
    }

    // Only a plain text is repeated: insights are read by models.
    private static String inItsWords(String reason) {
        return PLAIN.matcher(reason).matches() ? " (" + reason + ")" : "";
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
