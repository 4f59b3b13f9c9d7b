package dev.adtools.tools.beta.performance;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.metrics.Changes;
import dev.adtools.tools.beta.metrics.Entity;
import dev.adtools.tools.beta.metrics.Metrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_beta_campaign_performance}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param level what a row is about
 * @param breakdown by what else rows are split; null for nothing
 * @param conversion what counts as a conversion
 * @param unknownCampaignIds the campaigns asked for that the account does not have
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days
 * @param previousDateRange the days they are compared with; null for none
 * @param totals the sums over all pages
 * @param previousTotals the same of the days they are compared with; null for none
 * @param changes from those to these; null when nothing is compared
 */
public record PerformanceAnswer(
        String summary,
        List<Insight> insights,
        BetaReport.Level level,
        BetaReport.@Nullable Breakdown breakdown,
        BetaConversion conversion,
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
     * @param adSet the ad set; null above its level
     * @param ad the ad; null above its level
     * @param segment the value of the breakdown; null without breakdown
     * @param metrics the numbers
     * @param previous the numbers of the period before; null when nothing is compared
     * @param changes from those to these; null when nothing is compared
     */
    public record Row(
            @Nullable String date,
            @Nullable Entity campaign,
            @Nullable Entity adSet,
            @Nullable Entity ad,
            @Nullable String segment,
            Metrics metrics,
            @Nullable Metrics previous,
            @Nullable Changes changes) {

        static Row of(ComparedRow row, String currency) {
            BetaReport.Row now = row.now();
            return new Row(
                    now.day(),
                    Entity.of(now.campaign()),
                    Entity.of(now.adSet()),
                    Entity.of(now.ad()),
                    now.segment(),
                    Metrics.of(now.metrics(), currency),
                    row.before() == null ? null : Metrics.of(row.before(), currency),
                    row.before() == null ? null : Changes.between(row.before(), now.metrics()));
        }
    }
}
