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
 * @param random what its numbers follow from
 * @param part how much of the budget above it is its own
 * @param whole of how much
 */
record BetaAdPlan(BetaCampaignPlan campaign, JsonNode adSet, JsonNode ad, SeededRandom random, long part, long whole) {

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
        return shown ? SeededRandom.of(ad.path("id").asText()).fork(0).nextInt(2, 6) : 0;
    }

    /**
     * Returns what it did on a day.
     *
     * @param elapsed how much of the day is over, in ten-thousandths
     */
    Tally<BetaCount> on(LocalDate day, long elapsed) {
        Tally<BetaCount> tally = new Tally<>(BetaCount.class);
        long running = campaign.running(day, elapsed);
        if (part == 0 || running == 0 || !isOn(day)) {
            return tally;
        }
        SeededRandom ofDay = random.fork(day.toEpochDay());
        long target = budget(day) * part / whole * campaign.utilization(day) / TEN_THOUSAND * running / TEN_THOUSAND;
        long clicks =
                target / Math.max(1, campaign.costPerClick() * ofDay.fork(1).nextInt(90, 110) / PERCENT);
        if (clicks > 0) {
            tally.add(
                    BetaCount.IMPRESSIONS,
                    clicks * TEN_THOUSAND / clickRate(day) + ofDay.fork(2).nextInt(0, 30));
            tally.add(BetaCount.CLICKS, clicks);
            tally.add(BetaCount.SPEND, target);
            visits(day, clicks * ofDay.fork(3).nextInt(70, 84) / PERCENT, ofDay, tally);
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
        return Math.max(1, campaign.clickRate(day) * random.fork(1).nextInt(75, 125) / PERCENT);
    }

    private void visits(LocalDate day, long linkClicks, SeededRandom ofDay, Tally<BetaCount> tally) {
        long views =
                linkClicks * ofDay.fork(4).nextInt(76, 90) * campaign.issue().arrivals() / PERCENT / PERCENT;
        long rate = campaign.conversionRate(day);
        // Rounded by chance, so that a small ad too converts now and then.
        long conversions =
                rate == 0 ? 0 : Math.min(views, (views * rate + ofDay.fork(5).nextInt(0, 9_999)) / TEN_THOUSAND);
        tally.add(BetaCount.LINK_CLICKS, linkClicks);
        tally.add(BetaCount.LANDING_PAGE_VIEWS, views);
        tally.add(campaign.conversion(), conversions);
        if (campaign.conversion() == BetaCount.PURCHASES) {
            tally.add(BetaCount.VALUE, conversions * ofDay.fork(6).nextInt(5_200, 14_000));
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
