package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.Changes;
import dev.adtools.tools.alpha.metrics.Entity;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.AlphaReport;
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
public record PerformanceAnswer(
        String summary,
        List<Insight> insights,
        AlphaReport.Level level,
        AlphaReport.@Nullable Breakdown breakdown,
        List<String> unknownCampaignIds,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        @Nullable DateRange previousDateRange,
        Metrics totals,
        @Nullable Metrics previousTotals,
        @Nullable Changes changes) {

    public PerformanceAnswer {
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
            @Nullable Entity campaign,
            @Nullable Entity adGroup,
            @Nullable Entity keyword,
            @Nullable String segment,
            Metrics metrics,
            @Nullable Metrics previous,
            @Nullable Changes changes) {

        static Row of(ComparedRow row) {
            AlphaReport.Row now = row.now();
            return new Row(
                    now.day(),
                    Entity.of(now.campaign()),
                    Entity.of(now.adGroup()),
                    Entity.of(now.keyword()),
                    now.segment(),
                    Metrics.of(now.metrics()),
                    row.before() == null ? null : Metrics.of(row.before()),
                    row.before() == null ? null : Changes.between(row.before(), now.metrics()));
        }
    }
}
