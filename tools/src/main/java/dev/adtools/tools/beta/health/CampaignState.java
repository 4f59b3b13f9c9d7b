package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that is known of a campaign, whoever tells it; null is not known.
 *
 * @param delivery whether and how it delivers
 * @param days how many days its numbers are about
 * @param now what it did in them
 * @param before what it did in as many days before
 * @param visits what came of the clicks
 * @param life how long it has existed, and until when
 * @param budget what it may spend
 * @param targets what it is to reach
 * @param accountCost what a conversion costs in the account, in minor units
 */
record CampaignState(
        Delivery delivery,
        int days,
        Window now,
        @Nullable Window before,
        Visits visits,
        Life life,
        Budget budget,
        Targets targets,
        @Nullable Fraction accountCost) {

    /**
     * Whether and how a campaign delivers.
     *
     * @param status what it is in effect
     * @param objective what it is for
     * @param activeHours for how many hours it has not been changed
     * @param issues what keeps it or its ad sets from delivering
     * @param adSets its ad sets
     * @param adStatuses what its ads are in effect
     */
    record Delivery(
            @Nullable String status,
            @Nullable String objective,
            @Nullable Long activeHours,
            List<DeliveryIssue> issues,
            @Nullable List<AdSetState> adSets,
            @Nullable List<String> adStatuses) {}

    /**
     * What came of the clicks in a campaign.
     *
     * @param linkClicks how often a link was clicked
     * @param landingPageViews how often the page behind it was seen
     * @param pixel whether a pixel reports conversions
     */
    record Visits(
            @Nullable Long linkClicks,
            @Nullable Long landingPageViews,
            @Nullable Boolean pixel) {}

    /**
     * How long a campaign has existed, and until when.
     *
     * @param ageDays for how many days
     * @param start when it starts
     * @param stop when it ends
     * @param now when it is looked at
     */
    record Life(
            @Nullable Long ageDays,
            @Nullable Instant start,
            @Nullable Instant stop,
            Instant now) {

        boolean hasEnded() {
            return stop != null && !stop.isAfter(now);
        }

        boolean isYetToStart() {
            return start != null && start.isAfter(now);
        }
    }

    /**
     * What a campaign may spend, in minor units.
     *
     * @param daily per day, by itself or by its ad sets
     * @param fullDays on how many days it spent nearly all of that
     */
    record Budget(@Nullable BigDecimal daily, @Nullable Long fullDays) {}

    /**
     * What a campaign is to reach.
     *
     * @param cpa what a conversion may cost, in minor units
     * @param roas what conversions are to be worth per cost
     * @param monthly what it is to spend in a month, in minor units
     */
    record Targets(
            @Nullable BigDecimal cpa,
            @Nullable BigDecimal roas,
            @Nullable BigDecimal monthly) {}
}
