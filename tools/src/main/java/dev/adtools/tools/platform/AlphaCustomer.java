package dev.adtools.tools.platform;

import dev.adtools.api.AlphaAccountId;

/**
 * An account on alpha.
 *
 * @param id its id
 * @param name what its owners call it
 * @param currency its currency
 * @param timezone its time zone (IANA), empty when unknown
 * @param status the platform's word, {@code ENABLED} when it can be worked with
 * @param manager whether it manages other accounts and holds no campaigns itself
 */
public record AlphaCustomer(
        AlphaAccountId id, String name, AlphaCurrency currency, String timezone, String status, boolean manager) {

    private static final String ENABLED = "ENABLED";

    /** Returns whether campaigns can be created in it, as far as its status tells. */
    public boolean enabled() {
        return status.equals(ENABLED);
    }
}
