package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.report.AnswerSize;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A campaign without any conversion, where some were due: first to ask is whether they are tracked.
 *
 * @param campaignId the campaign
 * @param campaignName what it is called; foreign text; null when not known
 * @param clicks its clicks
 * @param costMicros its cost, in micros
 * @param costShare its share of the account's cost, 0 to 1
 */
public record SilentCampaign(
        String campaignId,
        @Nullable String campaignName,
        long clicks,
        long costMicros,
        @Nullable BigDecimal costShare) {

    private static final String FRAME =
            "{\"campaign_id\":\"campaign_name\":\"clicks\":,\"cost_micros\":,\"cost_share\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, clicks, costMicros, costShare) + AnswerSize.ofTexts(campaignId, campaignName);
    }
}
