package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_keywords}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out of all keywords of the ad group that are not removed, whatever was asked for
 * @param adGroupId the ad group
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days of the numbers; null without numbers
 * @param totals the sums over all pages; null without numbers
 */
public record KeywordsAnswer(
        String summary,
        List<Insight> insights,
        String adGroupId,
        @Unwrapped ListFacts list,
        String currency,
        @Nullable DateRange dateRange,
        @Nullable AlphaRowMetrics totals) {

    public KeywordsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One keyword; null for each of these that the platform does not say.
     *
     * @param criterionId its id, unique in its ad group
     * @param text its words; foreign text
     * @param matchType how it is compared with what people search for
     * @param negative whether it keeps ads away
     * @param status what its owners set
     * @param approvalStatus what the platform's review says; null when it says nothing
     * @param cpcBidMicros what a click may cost; null when the ad group or a strategy decides
     * @param qualityScore 1 to 10; null when there is not enough data
     * @param firstPageCpcMicros what a click would have to cost to stand on the first page; null when not known
     * @param metrics what it did; null when not asked for, and for a negative keyword
     */
    record Keyword(
            String criterionId,
            @Nullable String text,
            @Nullable String matchType,
            boolean negative,
            @Nullable String status,
            @Nullable String approvalStatus,
            @Nullable Long cpcBidMicros,
            @Nullable Integer qualityScore,
            @Nullable Long firstPageCpcMicros,
            @Nullable AlphaRowMetrics metrics) {}
}
