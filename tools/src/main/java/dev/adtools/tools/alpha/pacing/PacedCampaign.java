package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaCampaign;
import org.jspecify.annotations.Nullable;

/**
 * A campaign, and what it spent this month.
 *
 * @param campaign the campaign
 * @param spent what it spent
 */
record PacedCampaign(AlphaCampaign campaign, Spent spent) {

    boolean isEnabled() {
        return OwnerStatus.ENABLED.is(campaign.status());
    }

    boolean isWorthARow() {
        return isEnabled() || spent.all() > 0;
    }

    // What a shared budget leaves to one campaign, nobody knows; one that is off has no month before it.
    @Nullable
    Long budget(Month month) {
        long daily = campaign.budget().amountMicros();
        return !isEnabled() || campaign.budget().shared() || daily == 0 ? null : Month.scaled(daily, month.days(), 1);
    }
}
