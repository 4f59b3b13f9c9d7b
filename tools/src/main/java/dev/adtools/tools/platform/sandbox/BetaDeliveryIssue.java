package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Problem with the delivery of a seeded campaign. It is told in days before today, so that it is always there to be
 * found: the numbers of such a campaign's last weeks change as they pass.
 */
enum BetaDeliveryIssue {
    /** Nothing. */
    NONE,
    /** The same people see it ever more often and click ever less. */
    FATIGUE,
    /** A conversion has cost more than twice as much for a week. */
    CPA_SPIKE,
    /** Is on, and has spent nothing since the day before yesterday. */
    ZERO_SPEND,
    /** Spends, and nothing comes of it. */
    NO_CONVERSIONS,
    /** Spends all that it may, every day. */
    BUDGET_LIMITED,
    /** Few of those who click are seen on the page, and none converts. */
    TRACKING_GAP,
    /** Stopped a week ago, when its ads were refused. */
    STOPPED;

    private static final int REFUSED_DAYS_AGO = 6;
    private static final int SILENT_DAYS = 2;
    private static final int SPIKE_DAYS = 7;
    private static final int FATIGUE_PERCENT_PER_DAY = 4;
    private static final int MOST_FATIGUED_PERCENT = 40;

    static BetaDeliveryIssue of(String campaignId, String effectiveStatus) {
        JsonNode seeded = BetaSeedData.campaign(BetaSeed.number(campaignId));
        return effectiveStatus.equals("WITH_ISSUES")
                ? STOPPED
                : valueOf(seeded.path("issue").asText(NONE.name()));
    }

    boolean delivers(long daysAgo) {
        return switch (this) {
            case STOPPED -> daysAgo >= REFUSED_DAYS_AGO;
            case ZERO_SPEND -> daysAgo > SILENT_DAYS;
            default -> true;
        };
    }

    /** Returns the click-through rate, in percent of the usual one. */
    long clickRate(long daysAgo) {
        return this == FATIGUE ? Math.min(100, MOST_FATIGUED_PERCENT + FATIGUE_PERCENT_PER_DAY * daysAgo) : 100;
    }

    /** Returns the share of those who click that is seen on the page, in percent of the usual one. */
    long arrivals() {
        return this == TRACKING_GAP ? 40 : 100;
    }

    /** Returns the conversion rate, in percent of the usual one. */
    long conversionRate(long daysAgo) {
        return switch (this) {
            case CPA_SPIKE -> daysAgo <= SPIKE_DAYS ? 40 : 100;
            case NO_CONVERSIONS, TRACKING_GAP -> 0;
            default -> 100;
        };
    }

    /** Returns how many people there are to show it to, in percent of those whom a week reaches once. */
    long audience() {
        return this == FATIGUE ? 60 : 300;
    }
}
