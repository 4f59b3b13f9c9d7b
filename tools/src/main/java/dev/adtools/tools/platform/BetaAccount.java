package dev.adtools.tools.platform;

import dev.adtools.api.BetaAccountId;
import org.jspecify.annotations.Nullable;

/**
 * An ad account on beta.
 *
 * @param id its id
 * @param name what its owners call it
 * @param currency its ISO 4217 code
 * @param timezone its time zone (IANA), empty when unknown
 * @param status {@code ACTIVE}, {@code DISABLED}, … or the platform's number when it has no name here; {@code UNKNOWN} when the
 *     platform did not say
 * @param minDailyBudget the least daily budget in minor units; null when the platform did not say
 */
public record BetaAccount(
        BetaAccountId id,
        String name,
        String currency,
        String timezone,
        String status,
        @Nullable Long minDailyBudget) {

    /** Status that the platform did not say. */
    public static final String UNKNOWN = "UNKNOWN";

    private static final String ACTIVE = "ACTIVE";

    /** Returns whether campaigns of it can deliver, as far as its status tells. */
    public boolean active() {
        return status.equals(ACTIVE) || status.equals(UNKNOWN);
    }
}
