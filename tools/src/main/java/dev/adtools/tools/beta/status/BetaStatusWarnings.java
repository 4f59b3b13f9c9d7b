package dev.adtools.tools.beta.status;

import dev.adtools.tools.beta.status.EnableBetaCampaignHandler.Contents;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what may turn out other than meant. Names and words of the platform are no part of a sentence. */
final class BetaStatusWarnings {

    private static final String ON = "ACTIVE";
    private static final Set<String> NEVER_SHOWN =
            Set.of("PAUSED", "ADSET_PAUSED", "DISAPPROVED", "DELETED", "ARCHIVED");
    private static final Duration FORGOTTEN = Duration.ofDays(7);

    private BetaStatusWarnings() {}

    static List<String> ofNoChange(CampaignSwitch wanted) {
        return wanted.campaign().effectiveStatus().equals(ON)
                ? List.of()
                : List.of(BetaStatusRule.STATUS_EFFECT_1.asWarning(
                        "the campaign is on already, and something else keeps it from delivering as it should;"
                                + " diagnose_campaign_health tells what."));
    }

    static List<String> ofEnable(CampaignSwitch wanted, Contents contents, Instant now) {
        List<String> warnings = new ArrayList<>();
        if (!wanted.found().account().active()) {
            warnings.add(BetaStatusRule.STATUS_ACCOUNT_2.asWarning(
                    "the account is not active, so perhaps nothing is delivered."));
        }
        budget(contents.budget(), warnings);
        contents(wanted.campaign(), contents, now, warnings);
        times(wanted.campaign(), now, warnings);
        return warnings;
    }

    private static void budget(DailyBudget budget, List<String> warnings) {
        switch (budget.basis()) {
            case LIFETIME ->
                warnings.add(BetaStatusRule.STATUS_BUDGET_2.asWarning(
                        "the campaign has a budget for its whole life; it is counted as what is left of it spread over"
                                + " the days that are left, and single days may cost more."));
            case AD_SETS_LIFETIME ->
                warnings.add(BetaStatusRule.STATUS_BUDGET_3.asWarning(
                        "ad sets have budgets for their whole lives; they are counted as what is left of each spread"
                                + " over the days that are left, and single days may cost more."));
            case OFF -> {}
            case DAILY, AD_SETS ->
                warnings.add(BetaStatusRule.STATUS_DAY_1.asWarning(
                        "on some days the platform spends more than the daily budget, by 25% or more; in a week it"
                                + " spends at most 7 times as much."));
        }
    }

    private static void contents(BetaCampaign campaign, Contents contents, Instant now, List<String> warnings) {
        if (DailyBudget.delivering(campaign, contents.adSets(), now).isEmpty()) {
            warnings.add(BetaStatusRule.STATUS_CONTENT_1.asWarning(
                    "the campaign has no ad set that is on and has not ended, so nothing is shown until it has one."));
        } else if (contents.ads().stream().allMatch(ad -> NEVER_SHOWN.contains(ad.effectiveStatus()))) {
            warnings.add(BetaStatusRule.STATUS_CONTENT_2.asWarning(
                    "the campaign has no ad that may be shown, so nothing is shown until it has one."));
        }
    }

    private static void times(BetaCampaign campaign, Instant now, List<String> warnings) {
        // What was changed within a week cannot have been off for longer.
        if (IsoTime.parse(campaign.times().updated())
                .filter(now.minus(FORGOTTEN)::isBefore)
                .isEmpty()) {
            warnings.add(BetaStatusRule.STATUS_LEARNING_1.asWarning(
                    "ad sets that were off for a week or longer start to learn again."));
        }
    }
}
