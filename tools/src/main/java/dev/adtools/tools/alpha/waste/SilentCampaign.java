package dev.adtools.tools.alpha.waste;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A campaign without any conversion, where some were due: first to ask is whether they are tracked.
 *
 * @param campaignId the campaign
 * @param campaignName what it is called; foreign text
 * @param clicks its clicks
 * @param costMicros its cost, in micros
 * @param costShare its share of the account's cost, 0 to 1
 */
public record SilentCampaign(
        String campaignId,
        String campaignName,
        long clicks,
        long costMicros,
        @Nullable BigDecimal costShare) {}
