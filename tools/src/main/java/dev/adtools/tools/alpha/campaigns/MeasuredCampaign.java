package dev.adtools.tools.alpha.campaigns;

import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;
import java.util.Locale;

/**
 * A campaign, and what it did.
 *
 * @param campaign the campaign
 * @param metrics its numbers; nothing when they were not asked for
 */
record MeasuredCampaign(AlphaCampaign campaign, AlphaMetrics metrics) {

    // Ids grow with time and have one length or the next, so the longer one is the younger.
    String idText() {
        String id = campaign.id();
        return String.format(Locale.ROOT, "%03d%s", id.length(), id);
    }

    String budgetText() {
        long micros = campaign.budget().amountMicros();
        return micros == 0 ? "" : NumberOrder.text(micros);
    }
}
