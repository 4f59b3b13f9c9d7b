package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaMetricChanges;
import dev.adtools.tools.alpha.metrics.AlphaRowEntity;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_campaign_performance}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param level what a row is about
 * @param breakdown by what else rows are split; null for nothing
 * @param unknownCampaignIds the campaigns asked for that the account does not have
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days
 * @param previousDateRange the days they are compared with; null for none
 * @param totals the sums over all pages; of keywords, a part of what the account did
 * @param previousTotals the same of the days they are compared with; null for none
 * @param changes from those to these; null when nothing is compared
 */
public record AlphaPerformanceAnswer(
        String summary,
        List<Insight> insights,
        AlphaReport.Level level,
        AlphaReport.@Nullable Breakdown breakdown,
        List<String> unknownCampaignIds,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        @Nullable DateRange previousDateRange,
        AlphaRowMetrics totals,
        @Nullable AlphaRowMetrics previousTotals,
        @Nullable AlphaMetricChanges changes) {

    public AlphaPerformanceAnswer {
        insights = List.copyOf(insights);
        unknownCampaignIds = List.copyOf(unknownCampaignIds);
    }

    /**
     * One row.
     *
     * @param date the day (YYYY-MM-DD); null when the row is about all days
     * @param campaign the campaign; null on the level of the account
     * @param adGroup the ad group; null above its level
     * @param keyword the keyword; null above its level
     * @param segment the device or the hour; null without breakdown
     * @param metrics the numbers
     * @param previous the numbers of the period before; null when nothing is compared
     * @param changes from those to these; null when nothing is compared
     */
    public record Row(
            @Nullable String date,
            @Nullable AlphaRowEntity campaign,
            @Nullable AlphaRowEntity adGroup,
            @Nullable AlphaRowEntity keyword,
            @Nullable String segment,
            AlphaRowMetrics metrics,
            @Nullable AlphaRowMetrics previous,
            @Nullable AlphaMetricChanges changes) {

        static Row of(ComparedRow<AlphaReport.Row> row) {
            AlphaReport.Row now = row.now();
            AlphaMetrics before = row.before() == null ? null : row.before().metrics();
            return new Row(
                    now.day(),
                    AlphaRowEntity.of(now.campaign()),
                    AlphaRowEntity.of(now.adGroup()),
                    AlphaRowEntity.of(now.keyword()),
                    now.segment(),
                    AlphaRowMetrics.of(now.metrics()),
                    before == null ? null : AlphaRowMetrics.of(before),
                    before == null ? null : AlphaMetricChanges.between(before, now.metrics()));
        }
    }
}
