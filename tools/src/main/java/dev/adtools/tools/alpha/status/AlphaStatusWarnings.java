package dev.adtools.tools.alpha.status;

import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what may turn out other than meant. Names and words of the platform are no part of a sentence. */
final class AlphaStatusWarnings {

    private static final Set<String> SERVING = Set.of("ELIGIBLE", "LIMITED", "LEARNING");
    private static final String BY_HAND = "MANUAL_";

    private AlphaStatusWarnings() {}

    static List<String> ofNoChange(AlphaFoundCampaign found) {
        boolean serves = SERVING.contains(found.campaign().delivery().primaryStatus());
        return serves || found.change().status() == AlphaSwitch.PAUSED
                ? List.of()
                : List.of(AlphaStatusRule.STATUS_EFFECT_1.asWarning(
                        "the campaign is enabled already, and something else keeps it from serving; get_alpha_campaigns"
                                + " tells its primary status."));
    }

    static List<String> ofPause(AlphaFoundCampaign found) {
        return found.campaign().budget().shared()
                ? List.of(AlphaStatusRule.STATUS_BUDGET_3.asWarning(
                        "the budget is shared, so other campaigns may spend what this one does not."))
                : List.of();
    }

    static List<String> ofEnable(AlphaFoundCampaign found, DailySpend spend, AlphaContents contents) {
        List<String> warnings = new ArrayList<>();
        budget(found.campaign(), spend, warnings);
        switch (contents) {
            case NOTHING ->
                warnings.add(AlphaStatusRule.STATUS_CONTENT_1.asWarning(
                        "the campaign has no enabled ad group, so nothing is shown until it has one."));
            case AD_GROUPS ->
                warnings.add(AlphaStatusRule.STATUS_CONTENT_2.asWarning(
                        "no enabled ad group has an enabled ad, so nothing is shown until one has."));
            case ADS -> {
                // It can be shown.
            }
        }
        delivery(found, warnings);
        return warnings;
    }

    private static void budget(AlphaCampaign campaign, DailySpend spend, List<String> warnings) {
        if (spend.spread()) {
            warnings.add(AlphaStatusRule.STATUS_BUDGET_2.asWarning(
                    "the budget is one until the campaign's end; what is left of it is counted as spread over the days"
                            + " that are left, and single days may cost more."));
        } else {
            warnings.add(AlphaStatusRule.STATUS_DAY_1.asWarning(
                    "on some days the platform spends up to twice the daily budget; in a month it spends at most 30.4"
                            + " times as much."));
        }
        if (campaign.budget().shared()) {
            warnings.add(AlphaStatusRule.STATUS_BUDGET_3.asWarning(
                    "the budget is shared and counted whole; other campaigns that are on may spend it already."));
        }
    }

    private static void delivery(AlphaFoundCampaign found, List<String> warnings) {
        AlphaCampaign campaign = found.campaign();
        if (campaign.missesEuDeclaration()) {
            warnings.add(AlphaStatusRule.STATUS_EU_1.asWarning(
                    "the platform waits for word on whether the campaign is political advertising in the EU, and may"
                            + " refuse the change or not show the campaign until then."));
        }
        if (!campaign.biddingStrategy().startsWith(BY_HAND)) {
            warnings.add(AlphaStatusRule.STATUS_LEARNING_1.asWarning(
                    "the platform bids by itself, and may have to learn again after the pause."));
        }
    }
}
