package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.AnswerSize;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code analyze_alpha_wasted_spend}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param threshold from which cost something counts as wasted
 * @param totals the sums over all pages
 * @param campaignsWithoutConversions the dearest campaigns without any conversion, where tracking is to be checked; how many
 *     there are in all is in the totals
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days
 * @param judgedRange those that are old enough to be judged; null without one
 * @param conversionLagDays how many days after a click its conversion may still come
 */
public record WasteAnswer(
        String summary,
        List<Insight> insights,
        Threshold threshold,
        Totals totals,
        List<SilentCampaign> campaignsWithoutConversions,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        @Nullable DateRange judgedRange,
        int conversionLagDays) {

    public WasteAnswer {
        insights = List.copyOf(insights);
        campaignsWithoutConversions = List.copyOf(campaignsWithoutConversions);
    }

    /**
     * Sums of the cost, and of its part without conversion.
     *
     * @param costMicros what the whole account cost
     * @param campaignsWithoutConversions of it, in campaigns without any conversion
     * @param keywords of its keywords
     * @param searchTerms of its search terms; they overlap with the keywords
     */
    record Totals(
            long costMicros, SilentTotals campaignsWithoutConversions, WasteTotals keywords, WasteTotals searchTerms) {}

    /**
     * Cost of campaigns without any conversion.
     *
     * @param campaigns how many they are
     * @param costMicros what they cost, in micros
     * @param costShare its share of the account's cost, 0 to 1; null when nothing was spent
     */
    record SilentTotals(
            int campaigns, long costMicros, @Nullable BigDecimal costShare) {

        static SilentTotals of(SilentCampaigns silent, long accountCost) {
            return new SilentTotals(
                    silent.count(), silent.costMicros(), Ratios.quotient(silent.costMicros(), accountCost));
        }
    }

    /**
     * Keyword or search term that cost and had no conversion. Its numbers are of the days that can be judged.
     *
     * @param kind what it is
     * @param text the words; foreign text
     * @param campaignId the campaign
     * @param adGroupId the ad group
     * @param keywordId the keyword; null for a search term
     * @param impressions how often an ad was shown
     * @param clicks how often it was clicked
     * @param costMicros what that cost, in micros
     * @param costShare its share of the account's cost, 0 to 1
     * @param targetMultiple how many conversions should have come of it; null when no target is known
     * @param remedy what would stop it
     */
    record Candidate(
            Kind kind,
            String text,
            String campaignId,
            String adGroupId,
            @Nullable String keywordId,
            long impressions,
            long clicks,
            long costMicros,
            @Nullable BigDecimal costShare,
            @Nullable BigDecimal targetMultiple,
            Remedy remedy) {

        private static final int MULTIPLE_DIGITS = 2;
        private static final String FRAME =
                "{\"kind\":\"text\":\"campaign_id\":\"ad_group_id\":\"keyword_id\":\"impressions\":,"
                        + "\"clicks\":,\"cost_micros\":,\"cost_share\":,\"target_multiple\":,\"remedy\":},";

        /** Returns how many bytes it takes in an answer. */
        int bytes() {
            return AnswerSize.of(FRAME, impressions, clicks, costMicros, costShare, targetMultiple)
                    + AnswerSize.ofTexts(kind.name(), text, campaignId, adGroupId, keywordId, remedy.name());
        }

        static Candidate of(Spender spender, Threshold threshold, long accountCost) {
            long cost = spender.judged().costMicros();
            Long target = threshold.targetCpaMicros();
            return new Candidate(
                    spender.kind(),
                    spender.text(),
                    spender.campaignId(),
                    spender.adGroupId(),
                    spender.keywordId(),
                    spender.judged().impressions(),
                    spender.judged().clicks(),
                    cost,
                    Ratios.quotient(cost, accountCost),
                    target == null
                            ? null
                            : Ratios.quotient(BigDecimal.valueOf(cost), BigDecimal.valueOf(target), MULTIPLE_DIGITS),
                    spender.kind() == Kind.KEYWORD ? Remedy.PAUSE : Remedy.EXCLUDE);
        }
    }
}
