package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.LocalDate;
import java.util.Set;

/**
 * Delivery plan of one ad.
 *
 * @param campaign its campaign
 * @param adSet its ad set
 * @param ad the ad
 * @param dice what is thrown for it
 * @param part how much of the budget above it is its own
 * @param whole of how much
 */
record BetaAdPlan(BetaCampaignPlan campaign, JsonNode adSet, JsonNode ad, BetaDice dice, long part, long whole) {

    private static final Set<String> RUNNING = Set.of("ACTIVE", "IN_PROCESS");
    private static final Set<String> NEVER_SHOWN = Set.of("PENDING_REVIEW", "PREAPPROVED");
    private static final int PERCENT = 100;
    private static final int TEN_THOUSAND = 10_000;

    /** Returns how much an ad competes for the budget above it; 0 when it is not shown while its campaign runs. */
    static long weight(JsonNode ad, JsonNode campaign) {
        String status = ad.path("effective_status").asText();
        boolean shown = RUNNING.contains(campaign.path("effective_status").asText())
                ? RUNNING.contains(status)
                : !NEVER_SHOWN.contains(status);
        return shown ? BetaDice.of(ad.path("id").asText()).on(0).between(2, 6) : 0;
    }

    /**
     * Returns what it did on a day.
     *
     * @param elapsed how much of the day is over, in ten-thousandths
     */
    BetaTally on(LocalDate day, long elapsed) {
        BetaTally tally = new BetaTally();
        long running = campaign.running(day, elapsed);
        if (part == 0 || running == 0 || !isOn(day)) {
            return tally;
        }
        BetaDice thrown = dice.on(day.toEpochDay());
        long target = budget(day) * part / whole * campaign.utilization(day) / TEN_THOUSAND * running / TEN_THOUSAND;
        long clicks =
                target / Math.max(1, campaign.costPerClick() * thrown.on(1).between(90, 110) / PERCENT);
        if (clicks > 0) {
            tally.add(
                    BetaCount.IMPRESSIONS,
                    clicks * TEN_THOUSAND / clickRate(day) + thrown.on(2).between(0, 30));
            tally.add(BetaCount.CLICKS, clicks);
            tally.add(BetaCount.SPEND, target);
            visits(day, clicks * thrown.on(3).between(70, 84) / PERCENT, thrown, tally);
        }
        return tally;
    }

    // Before its campaign was ever switched nothing but how it was planted counts.
    private boolean isOn(LocalDate day) {
        return !campaign.isSwitched(day) || (isOn(ad) && isOn(adSet));
    }

    private static boolean isOn(JsonNode object) {
        return object.path("status").asText().equals("ACTIVE");
    }

    private long budget(LocalDate day) {
        long own = adSet.path("daily_budget").asLong(0);
        return own > 0 ? own : campaign.allowance(day);
    }

    private long clickRate(LocalDate day) {
        return Math.max(1, campaign.clickRate(day) * dice.on(1).between(75, 125) / PERCENT);
    }

    private void visits(LocalDate day, long linkClicks, BetaDice thrown, BetaTally tally) {
        long views =
                linkClicks * thrown.on(4).between(76, 90) * campaign.ailment().arrivals() / PERCENT / PERCENT;
        long rate = campaign.conversionRate(day);
        // Rounded by chance, so that a small ad too converts now and then.
        long conversions =
                rate == 0 ? 0 : Math.min(views, (views * rate + thrown.on(5).between(0, 9_999)) / TEN_THOUSAND);
        tally.add(BetaCount.LINK_CLICKS, linkClicks);
        tally.add(BetaCount.LANDING_PAGE_VIEWS, views);
        tally.add(campaign.conversion(), conversions);
        if (campaign.conversion() == BetaCount.PURCHASES) {
            tally.add(BetaCount.VALUE, conversions * thrown.on(6).between(5_200, 14_000));
        }
    }

    /** Returns what a row on a level is about, in beta's word for the level. */
    JsonNode of(String level) {
        return switch (level) {
            case "campaign" -> campaign.campaign();
            case "adset" -> adSet;
            case "ad" -> ad;
            default -> MissingNode.getInstance();
        };
    }
}
