package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * State of the seeded ad sets of a campaign, and of their ads, with the platform.
 *
 * @param campaign the campaign's number
 * @param index which of its ad sets
 * @param effectiveStatus the campaign's effective status
 */
record BetaSeedStatus(long campaign, int index, String effectiveStatus) {

    private static final int ENOUGH = 50;
    private static final int LEARNT_DAYS_AGO = 45;
    private static final int STUCK_DAYS_AGO = 12;

    String adSetSwitch() {
        return switch (effectiveStatus) {
            case "ARCHIVED", "DELETED" -> effectiveStatus;
            default -> index == 2 ? "PAUSED" : "ACTIVE";
        };
    }

    String adSetStatus() {
        return switch (effectiveStatus) {
            case "ACTIVE" -> adSetSwitch();
            case "PAUSED" -> "CAMPAIGN_PAUSED";
            default -> effectiveStatus;
        };
    }

    /** Adds how far an ad set has learnt and what is wrong with it; beta tells the former of active ones only. */
    void describe(ObjectNode adSet) {
        if (adSetStatus().equals("ACTIVE")) {
            String stage = BetaSeedData.campaign(campaign).path("learning").asText("SUCCESS");
            adSet.putObject("learning_stage_info")
                    .put("status", stage)
                    .put("conversions", stage.equals("SUCCESS") ? ENOUGH : ENOUGH / 4)
                    .put(BetaState.DAYS_SINCE_EDIT, daysSinceEdit(stage));
        } else if (adSetStatus().equals("WITH_ISSUES")) {
            issue(adSet, "AD_SET", 2_446_394, "Ad set is not delivering", "No ad of this ad set may be shown.");
        }
    }

    private static int daysSinceEdit(String stage) {
        return switch (stage) {
            case "LEARNING" -> 1;
            case "FAIL" -> STUCK_DAYS_AGO;
            default -> LEARNT_DAYS_AGO;
        };
    }

    String adSwitch(int ad) {
        return switch (adSetSwitch()) {
            case "PAUSED" -> "ACTIVE";
            case "ACTIVE" -> effectiveStatus.equals("ACTIVE") && ad == 2 ? "PAUSED" : "ACTIVE";
            default -> adSetSwitch();
        };
    }

    String adStatus(int ad) {
        return switch (adSetStatus()) {
            case "ACTIVE" ->
                index == 0 && ad == 1
                        ? BetaSeedData.campaign(campaign).path("secondAd").asText(adSwitch(ad))
                        : adSwitch(ad);
            case "PAUSED" -> "ADSET_PAUSED";
            case "WITH_ISSUES" -> troubled(ad);
            default -> adSetStatus();
        };
    }

    private String troubled(int ad) {
        return switch ((int) (campaign % 27)) {
            case 13 -> ad == 0 ? "DISAPPROVED" : "WITH_ISSUES";
            case 22 -> "PENDING_BILLING_INFO";
            default -> "DISAPPROVED";
        };
    }

    /** Adds what the platform says of an ad that it does not show. */
    void describe(ObjectNode json, int ad) {
        switch (adStatus(ad)) {
            case "DISAPPROVED" -> {
                ObjectNode feedback = json.putObject("ad_review_feedback");
                feedback.putObject("global")
                        .put(
                                "Personal attributes",
                                "Ads must not imply personal attributes of the people who see them.");
                feedback.putObject("placement_specific")
                        .putObject("instagram")
                        .put("Landing page", "The landing page does not work on phones.");
            }
            case "WITH_ISSUES" ->
                issue(json, "AD", 1_815_166, "Link cannot be opened", "The page behind the ad answers with an error.");
            case "PENDING_BILLING_INFO" ->
                issue(json, "AD", 1_359_188, "No valid means of payment", "Add a means of payment to go on.");
            default -> {
                // Nothing is wrong with it.
            }
        }
    }

    private static void issue(ObjectNode json, String level, int code, String summary, String message) {
        json.putArray("issues_info")
                .addObject()
                .put("level", level)
                .put("error_code", code)
                .put("error_summary", summary)
                .put("error_message", message)
                .put("error_type", "HARD_ERROR");
    }
}
