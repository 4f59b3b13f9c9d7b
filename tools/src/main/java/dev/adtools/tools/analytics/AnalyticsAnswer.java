package dev.adtools.tools.analytics;

import dev.adtools.api.PropertyId;
import dev.adtools.api.Source;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.AnalyticsQuota;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code alpha_analytics}. */
public sealed interface AnalyticsAnswer permits AnalyticsAnswer.Actions, AnalyticsAnswer.Report, AnalyticsAnswer.Table {

    /**
     * The reports there are.
     *
     * @param operation what was asked for
     * @param actions each report: its name, description, dimensions, metrics, and inputSchema, the arguments it takes
     * @param source the world it would report on
     */
    record Actions(AnalyticsOperation operation, List<JsonObject> actions, Source source) implements AnalyticsAnswer {
        public Actions {
            actions = List.copyOf(actions);
        }
    }

    /**
     * A report as objects, one member per dimension and metric.
     *
     * @param facts what stands beside the rows
     * @param rows the rows of this page; with a comparison each says its period, current or previous
     */
    record Report(@Unwrapped ReportFacts facts, List<JsonObject> rows) implements AnalyticsAnswer {
        public Report {
            rows = List.copyOf(rows);
        }
    }

    /**
     * A report as compact rows.
     *
     * @param facts what stands beside the rows
     * @param columns the names of the columns: period when compared, then dimensions, then metrics
     * @param rows one value per column each
     * @param nextCursor always null: pages go by offset
     */
    record Table(
            @Unwrapped ReportFacts facts,
            List<String> columns,
            List<JsonArray> rows,
            @Nullable String nextCursor) implements AnalyticsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * Totals and notes beside the rows of a report.
     *
     * @param operation what was asked for
     * @param action the report
     * @param propertyId the property
     * @param dateRange the days reported on; null for the last 30 minutes
     * @param previousDateRange the days before, when asked for
     * @param currency the ISO 4217 code of all amounts; null for the last 30 minutes, which have none
     * @param totals all rows of the current period in one
     * @param previousTotals all rows of the days before in one, when asked for
     * @param changes by how many percent each total changed, as {@code <metric>_percent}; null for one that was 0
     * @param rowCount how many rows all pages hold
     * @param hasMore whether another page follows
     * @param nextOffset the argument {@code offset} of the next page; null when none follows
     * @param summary the report in a sentence
     * @param insights what stands out
     * @param notes what to know before trusting the numbers, one sentence each
     * @param quality the same for programs
     * @param propertyQuota what is left of the property's quota; null when the platform did not say
     * @param source the world it is about
     */
    record ReportFacts(
            AnalyticsOperation operation,
            ReportAction action,
            PropertyId propertyId,
            @Nullable Days dateRange,
            @Nullable Days previousDateRange,
            @Nullable String currency,
            @Nullable JsonObject totals,
            @Nullable JsonObject previousTotals,
            @Nullable JsonObject changes,
            long rowCount,
            boolean hasMore,
            @Nullable Long nextOffset,
            String summary,
            List<Insight> insights,
            List<String> notes,
            Quality quality,
            @Nullable AnalyticsQuota propertyQuota,
            Source source) {
        public ReportFacts {
            insights = List.copyOf(insights);
            notes = List.copyOf(notes);
        }
    }

    /**
     * Days in the property's time zone.
     *
     * @param since the first day, YYYY-MM-DD
     * @param until the last day, YYYY-MM-DD
     */
    record Days(String since, String until) {
        static Days of(DayRange range) {
            return new Days(range.since().toString(), range.until().toString());
        }
    }

    /**
     * Quality of the numbers.
     *
     * @param sampled whether they are estimated from a part of the events
     * @param thresholded whether rows of few people were withheld
     * @param otherRow whether rare values were added up as (other)
     * @param truncated whether the platform left data out; the insight TRUNCATED has its reason
     * @param notAdditive the metrics whose rows do not add up to the totals: people, ratios and means
     * @param dataFreshUntil the last day whose numbers do not change any more; null for the last 30 minutes
     */
    record Quality(
            boolean sampled,
            boolean thresholded,
            boolean otherRow,
            boolean truncated,
            List<String> notAdditive,
            @Nullable String dataFreshUntil) {
        public Quality {
            notAdditive = List.copyOf(notAdditive);
        }
    }
}
