package dev.adtools.tools.beta.health;

import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.JsonName;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Issue that a campaign can have: each is one check. */
public enum IssueCode implements Rule {
    @JsonName("CAMPAIGN_ENDED")
    CAMPAIGN_ENDED(
            info("Its end has passed.", SERVICE),
            "Leave it as it is, or plan a new campaign: one that has ended does not deliver."),
    @JsonName("DELIVERY_NOT_ACTIVE")
    DELIVERY_NOT_ACTIVE(
            info("It, or all in it, was paused, archived or deleted.", BetaDocs.OBJECT_STATUS),
            "Enable the campaign, or what is in it, if it is meant to run."),
    @JsonName("DELIVERY_WITH_ISSUES")
    DELIVERY_WITH_ISSUES(
            warning("It or an ad set of it that is on has issues.", BetaDocs.AD_SET),
            "Mend what the platform lists under delivery_issues."),
    @JsonName("ADS_DISAPPROVED")
    ADS_DISAPPROVED(
            warning("Ads were disapproved: all, half of them or more, some.", BetaDocs.AD),
            "Change the disapproved ads as the review asks, or appeal."),
    @JsonName("BILLING")
    BILLING(warning("Ads wait for the account's billing.", BetaDocs.AD), "Complete the account's billing information."),
    @JsonName("ZERO_SPEND")
    ZERO_SPEND(
            warning("It has spent nothing, and did before.", PRACTICE),
            "Look for what stopped delivery: ads, audience, bid cap, schedule, account limits."),
    @JsonName("LEARNING")
    LEARNING(info("Ad sets are learning.", BetaDocs.LEARNING_STAGE), "Leave the ad sets alone until they have learnt."),
    @JsonName("LEARNING_LIMITED")
    LEARNING_LIMITED(
            warning("Ad sets get too few events to learn.", BetaDocs.LEARNING_PHASE),
            "Join ad sets, widen the audience, or optimise for an event that happens more often."),
    @JsonName("RECENT_EDIT")
    RECENT_EDIT(
            info("It was changed within 72 hours.", PRACTICE),
            "Wait until the last change has had 72 hours before judging it."),
    @JsonName("CPA_SPIKE")
    CPA_SPIKE(
            warning("A conversion costs 1.5 times as much as before, or more, with 30 conversions.", PRACTICE),
            "Find what changed when the cost rose: creative, audience, landing page, tracking."),
    @JsonName("CPA_OVER_TARGET")
    CPA_OVER_TARGET(
            warning("A conversion costs more than 1.3 times the target, with 10 conversions.", PRACTICE),
            "Move budget to the ads and audiences that meet the target."),
    @JsonName("ROAS_UNDER_TARGET")
    ROAS_UNDER_TARGET(
            warning(
                    "Conversions are worth less per cost than the target divided by 1.3, with 10 conversions.",
                    PRACTICE),
            "Move budget to the ads and audiences whose conversions are worth more."),
    @JsonName("COST_OVER_PEERS")
    COST_OVER_PEERS(
            warning(
                    "Without a target: a result costs 3 times as much as in the account's other campaigns with the objective, or more.",
                    PRACTICE),
            "Move budget to the campaigns whose results cost less, or find what makes these so dear."),
    @JsonName("NO_CONVERSIONS")
    NO_CONVERSIONS(
            warning(
                    "It has spent twice of what a conversion may cost, or usually costs, or had 100 clicks, without one.",
                    PRACTICE),
            "Check the conversion event first, then the offer and the landing page."),
    @JsonName("CTR_DROP")
    CTR_DROP(
            warning("The click rate is half of what it was, or less, with 1,000 impressions.", PRACTICE),
            "Compare the ads of both periods and bring back what worked."),
    @JsonName("LOW_CTR")
    LOW_CTR(
            warning("Fewer than 0.5% click, with 5,000 impressions.", PRACTICE),
            "Try other creatives: the first seconds and the first line decide."),
    @JsonName("FATIGUE")
    FATIGUE(
            warning("The click rate fell by 20% while the frequency rose by 20%.", PRACTICE),
            "Add new creatives; the audience has seen these too often."),
    @JsonName("HIGH_FREQUENCY")
    HIGH_FREQUENCY(
            warning("People saw it more than 3.5 times in a week.", PRACTICE), "Widen the audience or add creatives."),
    @JsonName("PACING_UNDER")
    PACING_UNDER(
            warning("It spends less than 0.7 of its budget.", PRACTICE),
            "Look for what limits delivery: bid cap, narrow audience, few ads."),
    @JsonName("PACING_OVER")
    PACING_OVER(
            warning("It spends more than 1.15 of its budget.", PRACTICE),
            "Lower the daily budget, or accept the overspend."),
    @JsonName("BUDGET_LIMITED")
    BUDGET_LIMITED(
            warning("It uses up its budget on 3 days or more and meets its target.", PRACTICE),
            "Raise the daily budget in steps while the target holds."),
    @JsonName("TRACKING_GAP")
    TRACKING_GAP(
            warning("Clicks do not arrive, or conversions are not counted.", PRACTICE),
            "Test the pixel and the speed of the landing page.");

    private final RuleDescription description;
    private final String action;

    IssueCode(RuleDescription description, String action) {
        this.description = description;
        this.action = action;
    }

    @Override
    public String id() {
        return name();
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    /** Returns what to do about it. */
    String action() {
        return action;
    }
}
