package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.BetaAccountId;

/**
 * A change of a campaign's daily budget on beta: everything that will be sent.
 *
 * @param accountId the ad account that the campaign belongs to
 * @param campaignId the campaign: digits
 * @param minor the new budget, in minor units
 */
public record BetaBudgetChange(BetaAccountId accountId, String campaignId, long minor) implements AccountScoped {}
