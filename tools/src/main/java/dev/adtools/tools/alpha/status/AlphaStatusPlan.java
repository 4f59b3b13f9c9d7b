package dev.adtools.tools.alpha.status;

import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.platform.AlphaStatusChange;
import org.jspecify.annotations.Nullable;

/**
 * A switch of a campaign that passed all checks. Budget and end are as their owners set them: what is left of them changes from
 * day to day, and what was approved must not.
 *
 * @param change what will be sent
 * @param campaignName the campaign's name; untrusted text
 * @param statusBefore what its owners set before
 * @param primaryStatus what it is in effect before
 * @param budgetId its budget
 * @param budgetMicros what it may spend a day while it is on, in micros; 0 where the budget is one until its end
 * @param totalBudgetMicros what it may spend until its end, in micros; 0 where the budget is one per day
 * @param end when it ends; null for never
 * @param currency the account's currency (ISO 4217)
 */
public record AlphaStatusPlan(
        AlphaStatusChange change,
        String campaignName,
        String statusBefore,
        String primaryStatus,
        String budgetId,
        long budgetMicros,
        long totalBudgetMicros,
        @Nullable String end,
        String currency) {

    AlphaScope scope() {
        return new AlphaScope(change.accountId(), change.loginCustomerId());
    }
}
