package dev.adtools.tools.beta.adsets;

import dev.adtools.api.JsonName;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_beta_ad_sets}, beside its rows.
 *
 * @param insights what stands out
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 */
public record AdSetsAnswer(
        List<Insight> insights, @Unwrapped ListFacts list, String currency) {

    public AdSetsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One ad set, in the platform's own words; null for each that the platform does not say.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param campaignId the campaign it is in
     * @param status what its owners set
     * @param effectiveStatus what it is in effect, for example CAMPAIGN_PAUSED
     * @param budget its own budget
     * @param optimizationGoal what it is optimised for
     * @param billingEvent what is paid for
     * @param startTime when it starts (RFC 3339); null when not said
     * @param endTime when it ends (RFC 3339); null when it does not
     */
    record AdSet(
            String id,
            @Nullable String name,
            @Nullable String campaignId,
            @Nullable String status,
            @Nullable String effectiveStatus,
            Budget budget,
            @Nullable String optimizationGoal,
            @Nullable String billingEvent,
            @Nullable String startTime,
            @Nullable String endTime) {}

    /**
     * An ad set's budget.
     *
     * @param type where it stands
     * @param amountMicros how much, in micros; null when the campaign holds it, or when the currency's unit is not known
     * @param amountMinor the same in minor units
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
        /** On the ad set, per day. */
        @JsonName("daily")
        DAILY,
        /** On the ad set, for its whole life. */
        @JsonName("lifetime")
        LIFETIME,
        /** On the ad set's campaign. */
        @JsonName("campaign_level")
        CAMPAIGN_LEVEL
    }
}
