package dev.adtools.tools.beta.health;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.DateRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A campaign to be judged, and where all of that is known from.
 *
 * @param state what is judged
 * @param campaign which campaign it is
 * @param period the days
 * @param currency the ISO 4217 code of all amounts; null when it is not known
 * @param deliveryIssues what the platform says of it, of its ad sets and of its ads
 * @param source the world it is in; null for a snapshot
 * @param readPath the way that its numbers were read; null for a snapshot
 */
record Known(
        CampaignState state,
        Label campaign,
        Period period,
        @Nullable String currency,
        List<DeliveryIssue> deliveryIssues,
        @Nullable Source source,
        @Nullable ReadPath readPath) {

    private static final int MOST_SHOWN = 50;

    Known {
        deliveryIssues = List.copyOf(deliveryIssues.subList(0, Math.min(deliveryIssues.size(), MOST_SHOWN)));
    }

    /**
     * Identity of the campaign.
     *
     * @param id its id
     * @param accountId the account it belongs to; null when not known
     * @param name its name, untrusted text; null when not known
     * @param effectiveStatus what it is in effect; null when not known
     */
    record Label(
            String id,
            @Nullable BetaAccountId accountId,
            @Nullable String name,
            @Nullable String effectiveStatus) {}

    /**
     * The days that were looked at.
     *
     * @param days how many
     * @param dateRange which, in the account's time zone; null for a snapshot
     * @param previous those they were compared with; null for a snapshot
     */
    record Period(
            int days,
            @Nullable DateRange dateRange,
            @Nullable DateRange previous) {}
}
