package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_beta_budget_pacing}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param account all campaigns looked at together
 * @param unknownCampaignIds the campaigns asked for that the account does not have
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the month so far, today included
 * @param daysInMonth how many days the month has
 * @param completeDays how many of them are over
 */
public record BetaPacingAnswer(
        String summary,
        List<Insight> insights,
        BetaAccountPace account,
        List<String> unknownCampaignIds,
        @Unwrapped ListFacts list,
        String currency,
        DateRange dateRange,
        long daysInMonth,
        long completeDays) {

    public BetaPacingAnswer {
        insights = List.copyOf(insights);
        unknownCampaignIds = List.copyOf(unknownCampaignIds);
    }

    /**
     * One campaign.
     *
     * @param id its id
     * @param name its name; untrusted text; null when not known
     * @param effectiveStatus what it is in effect; null when not known
     * @param budgetBasis where its budget comes from
     * @param budgetHistory how well it is known which budget stood on the days that are over
     * @param deliveryDays on how many days of the month it could deliver, or can from today on
     * @param pace spend against its budget
     */
    record Campaign(
            String id,
            @Nullable String name,
            @Nullable String effectiveStatus,
            BetaBudgetBasis budgetBasis,
            BudgetHistory budgetHistory,
            long deliveryDays,
            BetaPace pace) {}
}
