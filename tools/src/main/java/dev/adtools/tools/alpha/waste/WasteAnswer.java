package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code analyze_alpha_wasted_spend}. */
public sealed interface WasteAnswer {

    /**
     * The candidates as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out
     * @param threshold from which cost something counts as wasted
     * @param totals the sums over all pages
     * @param campaignsWithoutConversions the dearest campaigns without any conversion, where tracking is to be checked
     * @param rows the candidates of this page, the most expensive first
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many candidates all pages hold
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days
     * @param judgedRange those that are old enough to be judged; null without one
     * @param conversionLagDays how many days after a click its conversion may still come
     * @param source the world they are in
     */
    record Report(
            String summary,
            List<Insight> insights,
            Threshold threshold,
            Totals totals,
            List<SilentCampaign> campaignsWithoutConversions,
            List<Candidate> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String currency,
            DateRange dateRange,
            @Nullable DateRange judgedRange,
            int conversionLagDays,
            Source source)
            implements WasteAnswer {
        public Report {
            insights = List.copyOf(insights);
            campaignsWithoutConversions = List.copyOf(campaignsWithoutConversions);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The candidates as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days
     * @param judgedRange those that are old enough to be judged; null without one
     * @param conversionLagDays how many days after a click its conversion may still come
     * @param totals the sums over all pages
     * @param campaignsWithoutConversions the dearest campaigns without any conversion, where tracking is to be checked
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            String currency,
            DateRange dateRange,
            @Nullable DateRange judgedRange,
            int conversionLagDays,
            Totals totals,
            List<SilentCampaign> campaignsWithoutConversions,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements WasteAnswer {
        public Table {
            columns = List.copyOf(columns);
            campaignsWithoutConversions = List.copyOf(campaignsWithoutConversions);
            rows = List.copyOf(rows);
        }
    }

    /**
     * What is spent, and what of it for nothing.
     *
     * @param costMicros what the whole account cost
     * @param campaignsWithoutConversions of it, in campaigns without any conversion
     * @param keywords of its keywords
     * @param searchTerms of its search terms; they overlap with the keywords
     */
    record Totals(
            long costMicros, SilentTotals campaignsWithoutConversions, WasteTotals keywords, WasteTotals searchTerms) {}

    /**
     * What campaigns without any conversion spend.
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
     * Something that cost and had no conversion. Its numbers are of the days that can be judged.
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
