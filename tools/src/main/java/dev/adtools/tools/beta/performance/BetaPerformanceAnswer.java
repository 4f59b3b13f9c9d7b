package dev.adtools.tools.beta.performance;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.beta.metrics.BetaRowEntity;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
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
 * @param countedActions the platform's names of the actions that were counted as conversions; none where it listed no such action
 * @param otherActions the actions that count under another {@code conversion}, all pages together
 * @param readPath how the rows were read from the platform
 * @param unknownCampaignIds the campaigns asked for that the account does not have
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days
 * @param previousDateRange the days they are compared with; null for none
 * @param totals the sums over all pages and {@code unlisted}; those of the account where rows are not filtered or split
 * @param unlisted the part of the totals that no row has, of campaigns that are deleted or not listed; null for none
 * @param previousTotals the totals of the days they are compared with; null for none
 * @param previousUnlisted the part of those totals that no row has; null for none
 * @param changes from those to these; null when nothing is compared
 */
public record BetaPerformanceAnswer(
        String summary,
        List<Insight> insights,
        BetaReport.Level level,
        BetaReport.@Nullable Breakdown breakdown,
        BetaConversion conversion,
        List<String> countedActions,
        List<OtherAction> otherActions,
        ReadPath readPath,
        List<String> unknownCampaignIds,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        @Nullable DateRange previousDateRange,
        BetaRowMetrics totals,
        @Nullable BetaRowMetrics unlisted,
        @Nullable BetaRowMetrics previousTotals,
        @Nullable BetaRowMetrics previousUnlisted,
        @Nullable BetaMetricChanges changes) {

    public BetaPerformanceAnswer {
        insights = List.copyOf(insights);
        countedActions = List.copyOf(countedActions);
        otherActions = List.copyOf(otherActions);
        unknownCampaignIds = List.copyOf(unknownCampaignIds);
    }

    /**
     * Actions that were not counted as conversions.
     *
     * @param action the platform's name of them
     * @param conversion the argument {@code conversion} that counts them
     * @param count how many
     */
    record OtherAction(String action, BetaConversion conversion, BigDecimal count) {

        static OtherAction of(BetaReportAnswer.OtherAction other) {
            return new OtherAction(other.action(), other.conversion(), Ratios.rounded(other.count()));
        }
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
            @Nullable BetaRowEntity campaign,
            @Nullable BetaRowEntity adSet,
            @Nullable BetaRowEntity ad,
            @Nullable String segment,
            BetaRowMetrics metrics,
            @Nullable BetaRowMetrics previous,
            @Nullable BetaMetricChanges changes) {

        static Row of(ComparedRow<BetaReport.Row> row, String currency) {
            BetaReport.Row now = row.now();
            BetaMetrics before = row.before() == null ? null : row.before().metrics();
            return new Row(
                    now.day(),
                    BetaRowEntity.of(now.campaign()),
                    BetaRowEntity.of(now.adSet()),
                    BetaRowEntity.of(now.ad()),
                    now.segment(),
                    BetaRowMetrics.of(now.metrics(), currency),
                    before == null ? null : BetaRowMetrics.of(before, currency),
                    before == null ? null : BetaMetricChanges.between(before, now.metrics()));
        }
    }
}
