package dev.adtools.tools.beta.status;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaSwitch;

/**
 * A switch of a campaign that passed all checks. The budget is as its owners set it: what is left of it changes from day to day,
 * and what was approved must not.
 *
 * @param accountId the account
 * @param campaignId the campaign
 * @param campaignName its name; untrusted text
 * @param status what will be sent
 * @param statusBefore what its owners set before
 * @param effectiveStatus what it is in effect before
 * @param updatedTime when it was last changed before
 * @param currency the account's currency (ISO 4217)
 * @param budget the budget, or those of its ad sets together, in minor units
 */
public record StatusPlan(
        BetaAccountId accountId,
        String campaignId,
        String campaignName,
        BetaSwitch status,
        String statusBefore,
        String effectiveStatus,
        String updatedTime,
        String currency,
        long budget) {}
