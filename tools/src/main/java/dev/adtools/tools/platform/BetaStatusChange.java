package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.BetaAccountId;

/**
 * A campaign on beta to be switched on or off: everything that will be sent.
 *
 * @param accountId the ad account that the campaign belongs to
 * @param campaignId the campaign: digits
 * @param status what it is switched to
 */
public record BetaStatusChange(BetaAccountId accountId, String campaignId, BetaSwitch status)
        implements AccountScoped {}
