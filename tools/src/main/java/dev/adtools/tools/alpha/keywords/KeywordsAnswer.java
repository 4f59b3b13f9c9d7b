package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_alpha_keywords}. */
public sealed interface KeywordsAnswer {

    /**
     * The keywords as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out of all keywords of the ad group that are not removed, whatever was asked for
     * @param rows the keywords of this page
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many keywords all pages hold
     * @param adGroupId the ad group
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days of the numbers; null without numbers
     * @param totals the sums over all pages; null without numbers
     * @param source the world they are in
     */
    record Listing(
            String summary,
            List<Insight> insights,
            List<Keyword> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String adGroupId,
            String currency,
            @Nullable DateRange dateRange,
            @Nullable Metrics totals,
            Source source)
            implements KeywordsAnswer {
        public Listing {
            insights = List.copyOf(insights);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The keywords as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days of the numbers; null without numbers
     * @param totals the sums over all pages; null without numbers
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            String currency,
            @Nullable DateRange dateRange,
            @Nullable Metrics totals,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements KeywordsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One keyword.
     *
     * @param criterionId its id, unique in its ad group
     * @param text its words; foreign text
     * @param matchType how it is compared with what people search for
     * @param negative whether it keeps ads away
     * @param status what its owners set
     * @param approvalStatus what the platform's review says; empty when it says nothing
     * @param cpcBidMicros what a click may cost; null when the ad group or a strategy decides
     * @param qualityScore 1 to 10; null when there is not enough data
     * @param firstPageCpcMicros what a click would have to cost to stand on the first page; null when not known
     * @param metrics what it did; null when not asked for, and for a negative keyword
     */
    record Keyword(
            String criterionId,
            String text,
            String matchType,
            boolean negative,
            String status,
            String approvalStatus,
            @Nullable Long cpcBidMicros,
            @Nullable Integer qualityScore,
            @Nullable Long firstPageCpcMicros,
            @Nullable Metrics metrics) {}
}
