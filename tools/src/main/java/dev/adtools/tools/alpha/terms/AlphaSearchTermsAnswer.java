package dev.adtools.tools.alpha.terms;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_search_terms}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days
 * @param totals the sums over all pages, which are a part of what the account did
 */
public record AlphaSearchTermsAnswer(
        String summary,
        List<Insight> insights,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        AlphaRowMetrics totals) {

    public AlphaSearchTermsAnswer {
        insights = List.copyOf(insights);
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
            @Nullable Long impressions,
            @Nullable Long clicks,
            @Nullable BigDecimal ctr,
            @Nullable Long costMicros,
            @Nullable BigDecimal conversions,
            @Nullable Long costPerConversionMicros,
            @Nullable Long conversionValueMicros) {

        static SearchTerm of(AlphaSearchTerm term) {
            AlphaRowMetrics metrics = AlphaRowMetrics.of(term.metrics());
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
