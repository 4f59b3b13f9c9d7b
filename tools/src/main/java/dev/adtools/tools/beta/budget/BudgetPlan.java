package dev.adtools.tools.beta.budget;

import dev.adtools.api.BetaAccountId;
import org.jspecify.annotations.Nullable;

/**
 * A change of a daily budget that passed all checks. Times are as their owners set them: how many days are left changes from day
 * to day, and what was approved must not.
 *
 * @param accountId the account
 * @param campaignId the campaign
 * @param campaignName its name; untrusted text
 * @param effectiveStatus what it is in effect
 * @param status the status that its owners set, on which the spend of the change depends
 * @param startTime when it starts; null when not said
 * @param stopTime when it ends; null when it does not
 * @param currency the account's currency (ISO 4217)
 * @param minorDigits how many decimal digits the platform's minor unit has
 * @param dailyBudgetBefore the daily budget now, in minor units
 * @param dailyBudgetAfter what will be sent, in minor units
 */
public record BudgetPlan(
        BetaAccountId accountId,
        String campaignId,
        String campaignName,
        String effectiveStatus,
        String status,
        @Nullable String startTime,
        @Nullable String stopTime,
        String currency,
        int minorDigits,
        long dailyBudgetBefore,
        long dailyBudgetAfter) {}
