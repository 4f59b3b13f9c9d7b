package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.AlphaAccountId;
import org.jspecify.annotations.Nullable;

/**
 * A campaign on alpha to be switched on or off: everything that will be sent.
 *
 * @param accountId the account
 * @param loginCustomerId the manager account to go through; null for the configured one, if any
 * @param campaignId the campaign: digits
 * @param status what it is switched to
 */
public record AlphaStatusChange(
        AlphaAccountId accountId, @Nullable AlphaAccountId loginCustomerId, String campaignId, AlphaSwitch status)
        implements AccountScoped {

    /** Returns the same change through a manager account; null for the configured one, if any. */
    public AlphaStatusChange through(@Nullable AlphaAccountId login) {
        return new AlphaStatusChange(accountId, login, campaignId, status);
    }
}
