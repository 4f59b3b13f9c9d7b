package dev.adtools.tools.alpha.terms;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_alpha_search_terms}. */
public sealed interface AlphaSearchTermsAnswer {

    /**
     * The terms as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out
     * @param rows the rows of this page
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many rows all pages hold
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days
     * @param totals the sums over all pages, which are a part of what the account did
     * @param source the world they are in
     */
    record Listing(
            String summary,
            List<Insight> insights,
            List<SearchTerm> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String currency,
            DateRange dateRange,
            Metrics totals,
            Source source)
            implements AlphaSearchTermsAnswer {
        public Listing {
            insights = List.copyOf(insights);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The terms as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days
     * @param totals the sums over all pages, which are a part of what the account did
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            String currency,
            DateRange dateRange,
            Metrics totals,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements AlphaSearchTermsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One search term with one keyword: flat, as {@code analyze_search_terms} takes it.
     *
     * @param searchTerm the words, which are foreign text
     * @param status whether it is a keyword already, in the platform's word
     * @param campaignId the campaign
     * @param adGroupId the ad group
     * @param matchedKeyword the keyword that matched; null when not known
     * @param matchType how it matched, in the platform's word; null when not known
     * @param impressions how often an ad was shown
     * @param clicks how often it was clicked
     * @param ctr clicks per impression, 0 to 1; null without impressions
     * @param costMicros the cost in micros
     * @param conversions the conversions, which may be fractions
     * @param costPerConversionMicros what a conversion cost, in micros; null without conversions
     * @param conversionValueMicros what the conversions were worth, in micros
     */
    record SearchTerm(
            String searchTerm,
            String status,
            String campaignId,
            String adGroupId,
            @Nullable String matchedKeyword,
            @Nullable String matchType,
            long impressions,
            long clicks,
            @Nullable BigDecimal ctr,
            long costMicros,
            BigDecimal conversions,
            @Nullable Long costPerConversionMicros,
            long conversionValueMicros) {

        static SearchTerm of(AlphaSearchTerm term) {
            Metrics metrics = Metrics.of(term.metrics());
            return new SearchTerm(
                    term.text(),
                    term.status(),
                    term.campaignId(),
                    term.adGroupId(),
                    known(term.keyword()),
                    known(term.matchType()),
                    metrics.impressions(),
                    metrics.clicks(),
                    metrics.ctr(),
                    metrics.costMicros(),
                    metrics.conversions(),
                    metrics.costPerConversionMicros(),
                    metrics.conversionValueMicros());
        }

        static @Nullable String known(String text) {
            return text.isEmpty() ? null : text;
        }
    }
}
