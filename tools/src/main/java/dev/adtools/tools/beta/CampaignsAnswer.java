package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_campaigns}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days that metrics are about; null without metrics
 * @param conversion what counts as a conversion there; null without metrics
 */
public record CampaignsAnswer(
        String summary,
        List<Insight> insights,
        @Unwrapped ListFacts list,
        String currency,
        @Nullable DateRange dateRange,
        @Nullable BetaConversion conversion) {

    public CampaignsAnswer {
        insights = List.copyOf(insights);
    }

    /** One campaign, in the platform's own words; what was not asked for or is not known is null. */
    record Campaign(
            String id,
            @Nullable String name,
            @Nullable String objective,
            @Nullable String status,
            @Nullable String effectiveStatus,
            @Nullable String buyingType,
            @Nullable String bidStrategy,
            @Nullable List<String> specialAdCategories,
            @Nullable Budget budget,
            @Nullable Long budgetRemainingMicros,
            @Nullable String startTime,
            @Nullable String stopTime,
            @Nullable String createdAt,
            @Nullable String updatedAt,
            @Nullable List<Issue> issues,
            @Nullable BetaRowMetrics metrics) {}

    /**
     * A campaign's budget.
     *
     * @param type where it stands
     * @param amountMicros how much, in micros; null when its ad sets hold it, or when the currency's unit is not known
     * @param amountMinor the same in minor units, as update_campaign_budget takes it
     */
    record Budget(
            BudgetType type,
            @Nullable Long amountMicros,
            @Nullable Long amountMinor) {

        static Budget of(BudgetType type, @Nullable Long minor, String currency) {
            Long micros = BetaMoney.micros(minor, currency);
            return new Budget(type, micros, micros == null ? null : minor);
        }
    }

    /** Type of a budget: where it stands. */
    enum BudgetType {
        /** On the campaign, per day. */
        @JsonName("daily")
        DAILY,
        /** On the campaign, for its whole life. */
        @JsonName("lifetime")
        LIFETIME,
        /** On the campaign's ad sets. */
        @JsonName("ad_set_level")
        AD_SET_LEVEL
    }

    /** Issue that keeps a campaign from delivering, as the platform says it. */
    record Issue(String level, String code, String summary, String message) {}
}
