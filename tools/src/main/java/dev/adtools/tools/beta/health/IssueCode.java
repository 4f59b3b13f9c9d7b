package dev.adtools.tools.beta.health;

import dev.adtools.api.JsonName;

/** Issue that a campaign can have: each is one check. */
public enum IssueCode {
    /** Its end has passed. */
    @JsonName("CAMPAIGN_ENDED")
    CAMPAIGN_ENDED("Leave it as it is, or plan a new campaign: one that has ended does not deliver."),
    /** It, or all in it, was paused, archived or deleted. */
    @JsonName("DELIVERY_NOT_ACTIVE")
    DELIVERY_NOT_ACTIVE("Enable the campaign, or what is in it, if it is meant to run."),
    /** It or an ad set of it that is on has issues. */
    @JsonName("DELIVERY_WITH_ISSUES")
    DELIVERY_WITH_ISSUES("Mend what the platform lists under delivery_issues."),
    /** Ads were disapproved: all, half of them or more, some. */
    @JsonName("ADS_DISAPPROVED")
    ADS_DISAPPROVED("Change the disapproved ads as the review asks, or appeal."),
    /** Ads wait for the account's billing. */
    @JsonName("BILLING")
    BILLING("Complete the account's billing information."),
    /** It has spent nothing, and did before. */
    @JsonName("ZERO_SPEND")
    ZERO_SPEND("Look for what stopped delivery: ads, audience, bid cap, schedule, account limits."),
    /** Ad sets are learning. */
    @JsonName("LEARNING")
    LEARNING("Leave the ad sets alone until they have learnt."),
    /** Ad sets get too few events to learn. */
    @JsonName("LEARNING_LIMITED")
    LEARNING_LIMITED("Join ad sets, widen the audience, or optimise for an event that happens more often."),
    /** It was changed within 72 hours. */
    @JsonName("RECENT_EDIT")
    RECENT_EDIT("Wait until the last change has had 72 hours before judging it."),
    /** A conversion costs 1.5 times as much as before, or more, with 30 conversions. */
    @JsonName("CPA_SPIKE")
    CPA_SPIKE("Find what changed when the cost rose: creative, audience, landing page, tracking."),
    /** A conversion costs more than 1.3 times the target, with 10 conversions. */
    @JsonName("CPA_OVER_TARGET")
    CPA_OVER_TARGET("Move budget to the ads and audiences that meet the target."),
    /** Conversions are worth less per cost than the target divided by 1.3, with 10 conversions. */
    @JsonName("ROAS_UNDER_TARGET")
    ROAS_UNDER_TARGET("Move budget to the ads and audiences whose conversions are worth more."),
    /** Without a target: a result costs 3 times as much as in the account's other campaigns with the objective, or more. */
    @JsonName("COST_OVER_PEERS")
    COST_OVER_PEERS("Move budget to the campaigns whose results cost less, or find what makes these so dear."),
    /** It has spent twice of what a conversion may cost, or usually costs, or had 100 clicks, without one. */
    @JsonName("NO_CONVERSIONS")
    NO_CONVERSIONS("Check the conversion event first, then the offer and the landing page."),
    /** The click rate is half of what it was, or less, with 1,000 impressions. */
    @JsonName("CTR_DROP")
    CTR_DROP("Compare the ads of both periods and bring back what worked."),
    /** Fewer than 0.5% click, with 5,000 impressions. */
    @JsonName("LOW_CTR")
    LOW_CTR("Try other creatives: the first seconds and the first line decide."),
    /** The click rate fell by 20% while the frequency rose by 20%. */
    @JsonName("FATIGUE")
    FATIGUE("Add new creatives; the audience has seen these too often."),
    /** People saw it more than 3.5 times in a week. */
    @JsonName("HIGH_FREQUENCY")
    HIGH_FREQUENCY("Widen the audience or add creatives."),
    /** It spends less than 0.7 of its budget. */
    @JsonName("PACING_UNDER")
    PACING_UNDER("Look for what limits delivery: bid cap, narrow audience, few ads."),
    /** It spends more than 1.15 of its budget. */
    @JsonName("PACING_OVER")
    PACING_OVER("Lower the daily budget, or accept the overspend."),
    /** It uses up its budget on 3 days or more and meets its target. */
    @JsonName("BUDGET_LIMITED")
    BUDGET_LIMITED("Raise the daily budget in steps while the target holds."),
    /** Clicks do not arrive, or conversions are not counted. */
    @JsonName("TRACKING_GAP")
    TRACKING_GAP("Test the pixel and the speed of the landing page.");

    private final String action;

    IssueCode(String action) {
        this.action = action;
    }

    /** Returns what to do about it. */
    String action() {
        return action;
    }
}
