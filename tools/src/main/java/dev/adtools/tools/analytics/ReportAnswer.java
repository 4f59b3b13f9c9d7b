package dev.adtools.tools.analytics;

import dev.adtools.api.PropertyId;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Makes the answer of a report that the platform gave. */
final class ReportAnswer {

    private final AlphaAnalytics arguments;
    private final ReportAction action;
    private final PropertyId property;
    private final ReportPeriod period;
    private final Source source;
    private final ReportFields fields;
    private final ReportRows rows;

    ReportAnswer(
            AlphaAnalytics arguments, ReportAction action, PropertyId property, ReportPeriod period, Source source) {
        this.arguments = arguments;
        this.action = action;
        this.property = property;
        this.period = period;
        this.source = source;
        fields = ReportFields.of(arguments, action);
        rows = new ReportRows(fields, period.previous() != null);
    }

    AnalyticsAnswer of(AnalyticsReport report) {
        return arguments.rawData()
                ? new AnalyticsAnswer.Table(
                        facts(report),
                        rows.columns(),
                        report.rows().stream().map(rows::array).toList(),
                        null)
                : new AnalyticsAnswer.Report(
                        facts(report), report.rows().stream().map(rows::object).toList());
    }

    private AnalyticsAnswer.ReportFacts facts(AnalyticsReport report) {
        ReportWords words = new ReportWords(action, fields, period, report);
        return new AnalyticsAnswer.ReportFacts(
                arguments.operation(),
                action,
                property,
                days(period.current()),
                days(period.previous()),
                currency(report),
                rows.totals(report, 0),
                rows.totals(report, 1),
                rows.changes(report),
                report.rowCount(),
                hasMore(report),
                nextOffset(report),
                words.summary(),
                words.insights(),
                words.notes(),
                quality(report.facts()),
                report.quota(),
                source);
    }

    private static @Nullable String currency(AnalyticsReport report) {
        String currency = report.facts().currency();
        return currency.isEmpty() ? null : currency;
    }

    private static AnalyticsAnswer.@Nullable Days days(@Nullable DayRange range) {
        return range == null ? null : AnalyticsAnswer.Days.of(range);
    }

    private boolean hasMore(AnalyticsReport report) {
        return arguments.offset() + (long) report.rows().size() < report.rowCount()
                && !report.rows().isEmpty();
    }

    // The last 30 minutes have one page: there a higher limit is the only way to more.
    private @Nullable Long nextOffset(AnalyticsReport report) {
        return hasMore(report) && period.current() != null
                ? Long.valueOf(arguments.offset() + (long) report.rows().size())
                : null;
    }

    private AnalyticsAnswer.Quality quality(AnalyticsReport.Facts facts) {
        LocalDate fresh = period.freshUntil();
        return new AnalyticsAnswer.Quality(
                facts.sampled(),
                facts.thresholded(),
                facts.otherRow(),
                !facts.truncations().isEmpty(),
                new ReportSums(fields).notAdditive(),
                fresh == null ? null : fresh.toString());
    }
}
