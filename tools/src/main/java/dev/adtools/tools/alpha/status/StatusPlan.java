package dev.adtools.tools.alpha.status;

import dev.adtools.tools.platform.AlphaStatusChange;

/**
 * A switch of a campaign that passed all checks.
 *
 * @param change what will be sent
 * @param campaignName the campaign's name; untrusted text
 * @param statusBefore what its owners set before
 * @param primaryStatus what it is in effect before
 * @param budgetId its budget
 * @param dailyMicrosBefore what it may spend a day now, in micros
 * @param dailyMicrosAfter what it may spend a day afterwards, in micros
 * @param currency the account's currency (ISO 4217)
 */
public record StatusPlan(
        AlphaStatusChange change,
        String campaignName,
        String statusBefore,
        String primaryStatus,
        String budgetId,
        long dailyMicrosBefore,
        long dailyMicrosAfter,
        String currency) {}
