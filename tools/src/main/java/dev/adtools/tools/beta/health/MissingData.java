package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Data for want of which a campaign is not judged.
 *
 * @param reason what is too little or not known
 * @param needed what would be enough
 */
record MissingData(String reason, String needed) {

    private static final long FEW_IMPRESSIONS = 1_000;
    private static final BigDecimal TWO = new BigDecimal(2);
    private static final long YOUNG_DAYS = 3;

    /** Returns all that is missing; nothing when there is enough to judge by. */
    static List<MissingData> of(CampaignState state, List<HealthIssue> issues) {
        List<MissingData> missing = new ArrayList<>();
        if (state.delivery().off().isPresent()) {
            missing.add(new MissingData(state.delivery().off().get(), "days on which they are on"));
        } else if (state.life().isYetToStart()) {
            missing.add(new MissingData("the campaign has not started", "days after its start"));
        } else if (isTooLittle(state)) {
            missing.add(new MissingData(
                    "it is younger than 3 days, and had fewer than 1,000 impressions",
                    "3 days, 1,000 impressions, or twice target_cpa_minor spent"));
        } else if (isIdle(state.now()) && state.budget().ownDays() == 0) {
            missing.add(new MissingData("the campaign was off on all of these days", "days on which it is on"));
        } else if (isIdle(state.now()) && isIdle(state.before()) && takesNothing(issues)) {
            missing.add(new MissingData(
                    "nothing was shown in these days nor in those before", "days on which it is shown"));
        } else if (issues.stream().noneMatch(issue -> issue.severity() == HealthSeverity.CRITICAL)) {
            // What is known to be broken is judged by that alone.
            result(state, issues, missing);
        }
        return missing;
    }

    private static boolean takesNothing(List<HealthIssue> issues) {
        return issues.stream().allMatch(issue -> issue.deduction() == 0);
    }

    private static void result(CampaignState state, List<HealthIssue> issues, List<MissingData> missing) {
        Window now = state.now();
        switch (Purpose.of(state)) {
            case CONVERSIONS -> {
                if (now.conversions() == null || now.spend() == null) {
                    missing.add(new MissingData("spend or conversions are not known", "both"));
                } else if (now.conversions().signum() == 0 && hasNone(issues)) {
                    missing.add(new MissingData(
                            "there is no " + state.result() + " yet, and too little was spent to blame the campaign",
                            "one, twice of what one may cost spent, or, where no cost is known, 100 clicks"));
                } else if (hasUnjudgedTarget(state)) {
                    missing.add(new MissingData(
                            "the target was not judged, for there are fewer than 10 conversions, or their value is not known",
                            "10 conversions, with their value for target_roas, or a call without the target"));
                } else {
                    price(state, "target_cpa_minor, target_roas, or 10", missing);
                }
            }
            case LINK_CLICKS -> {
                if (state.visits().linkClicks() == null || now.spend() == null) {
                    missing.add(
                            new MissingData("spend or clicks on links are not known", "cost_minor and link_clicks"));
                } else if (state.visits().linkClicks() == 0 && hasNone(issues)) {
                    missing.add(new MissingData(
                            "no link was clicked yet, and too little was shown to blame the campaign",
                            "a click on a link, or 1,000 impressions"));
                } else {
                    price(state, "100", missing);
                }
            }
            case IMPRESSIONS -> {
                if (now.impressions() == null || now.spend() == null) {
                    missing.add(new MissingData("spend or impressions are not known", "cost_minor and impressions"));
                } else {
                    price(state, "1,000", missing);
                }
            }
            case ENGAGEMENT ->
                missing.add(new MissingData(
                        "engagement, which the campaign is for, is not read",
                        "target_cpa_minor or target_roas, if it is to convert"));
            case UNKNOWN ->
                missing.add(new MissingData(
                        "what the campaign is for is not known", "its objective, or target_cpa_minor and conversions"));
        }
    }

    private static void price(CampaignState state, String needed, List<MissingData> missing) {
        if (state.isUnpriced()) {
            missing.add(new MissingData(
                    "whether it pays too much for each " + state.result()
                            + " was not judged, for there is nothing to compare with",
                    needed + " of them in the account's other campaigns with its objective"));
        }
    }

    private static boolean hasUnjudgedTarget(CampaignState state) {
        CampaignState.Targets targets = state.targets();
        Window now = state.now();
        boolean isFew = now.conversions() != null
                && now.conversions().signum() > 0
                && now.conversions().compareTo(CostChecks.TARGET_SAMPLE) < 0;
        boolean isUnvalued = targets.roas() != null && now.revenue() == null;
        return isUnvalued || (isFew && (targets.cpa() != null || targets.roas() != null));
    }

    private static boolean hasNone(List<HealthIssue> issues) {
        return issues.stream().noneMatch(issue -> issue.code() == IssueCode.NO_CONVERSIONS);
    }

    // What is not known cannot show that there is enough.
    private static boolean isTooLittle(CampaignState state) {
        Window now = state.now();
        BigDecimal target = state.targets().cpa();
        boolean wasShown = now.impressions() != null && now.impressions() >= FEW_IMPRESSIONS;
        boolean hasSpent = target != null && now.spend() != null && now.spend().compareTo(target.multiply(TWO)) >= 0;
        return !wasShown && !hasSpent && !isOld(state);
    }

    // What did nothing all the time did nothing wrong either, and has earned no full score.
    private static boolean isIdle(@Nullable Window window) {
        return window != null
                && window.impressions() != null
                && window.impressions() == 0
                && (window.spend() == null || window.spend().signum() == 0);
    }

    private static boolean isOld(CampaignState state) {
        Long age = state.life().ageDays();
        Window before = state.before();
        boolean ranBefore = before != null && before.wasShown() && state.days() >= YOUNG_DAYS;
        return age == null ? ranBefore : age >= YOUNG_DAYS;
    }
}
