package dev.adtools.tools.beta.health;

import dev.adtools.tools.platform.BetaConversion;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * State of a campaign: all that is known of it, whoever tells it; null is not known.
 *
 * @param delivery whether and how it delivers
 * @param days how many days its numbers are about
 * @param now what it did in them
 * @param before what it did in as many days before
 * @param visits what came of the clicks
 * @param life how long it has existed, and until when
 * @param budget what it may spend
 * @param targets what it is to reach
 * @param peerCost what one of its results costs in the account's other campaigns with its objective, in minor units
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
        @Nullable Fraction peerCost) {

    /**
     * Delivery of a campaign: whether and how it delivers.
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
            @Nullable List<String> adStatuses) {

        /** Returns what is switched off, so that nothing can deliver; empty when something can. */
        Optional<String> off() {
            if (AdSetState.isOff(status)) {
                return Optional.of("the campaign is switched off");
            } else if (adSets != null && !adSets.isEmpty() && adSets.stream().noneMatch(AdSetState::isOn)) {
                return Optional.of("all ad sets of the campaign are switched off");
            }
            boolean hasNoAdOn = adStatuses != null
                    && !adStatuses.isEmpty()
                    && adStatuses.stream().allMatch(AdSetState::isOff);
            return hasNoAdOn ? Optional.of("all ads of the campaign are switched off") : Optional.empty();
        }
    }

    /**
     * Outcome of the clicks in a campaign.
     *
     * @param linkClicks how often a link was clicked
     * @param landingPageViews how often the page behind it was seen
     * @param pixel whether a pixel reports conversions
     * @param conversions the conversions, of whatever kind
     */
    record Visits(
            @Nullable Long linkClicks,
            @Nullable Long landingPageViews,
            @Nullable Boolean pixel,
            @Nullable BigDecimal conversions) {}

    /**
     * Lifetime of a campaign: how long it has existed, and until when.
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

        /** Returns on how many of the last days it existed, at least 1. */
        long daysOf(long days) {
            return ageDays == null ? days : Math.max(1, Math.min(ageDays, days));
        }

        boolean hasEnded() {
            return stop != null && !stop.isAfter(now);
        }

        boolean isYetToStart() {
            return start != null && start.isAfter(now);
        }
    }

    /**
     * Budget that a campaign may spend, in minor units.
     *
     * @param ownDays on how many of the days it could deliver
     * @param own what it could spend on these, by itself or by its ad sets
     * @param fullDays on how many of them it spent nearly all of that
     * @param isUncertain whether it was changed in these days, and it is not known when it was on and with which budget
     */
    record Budget(
            long ownDays,
            @Nullable BigDecimal own,
            @Nullable Long fullDays,
            boolean isUncertain) {}

    /**
     * Targets that a campaign is to reach.
     *
     * @param cpa what a conversion may cost, in minor units
     * @param roas what conversions are to be worth per cost
     * @param monthly what it is to spend in a month, in minor units
     * @param conversion what counts as a conversion
     */
    record Targets(
            @Nullable BigDecimal cpa,
            @Nullable BigDecimal roas,
            @Nullable BigDecimal monthly,
            @Nullable BetaConversion conversion) {

        /** Returns whether there is one that results are held against. */
        boolean isGiven() {
            return cpa != null || roas != null;
        }
    }

    /** Returns what one of its results is called. */
    String result() {
        Purpose purpose = Purpose.of(this);
        if (purpose != Purpose.CONVERSIONS) {
            return purpose == Purpose.LINK_CLICKS ? "click on a link" : "impression";
        }
        return Objects.requireNonNullElse(targets.conversion(), BetaConversion.ALL)
                .one();
    }

    /** Returns what one of its results cost, in minor units; null when that is not known, or there was none. */
    @Nullable
    Fraction costPerResult() {
        return Fraction.of(now.spend(), Purpose.of(this).results(this));
    }

    /** Returns whether money was spent that nothing says the worth of: neither a target nor other campaigns. */
    boolean isUnpriced() {
        boolean isPaid = now.spend() != null && now.spend().signum() > 0;
        return isPaid && !targets.isGiven() && peerCost == null;
    }
}
