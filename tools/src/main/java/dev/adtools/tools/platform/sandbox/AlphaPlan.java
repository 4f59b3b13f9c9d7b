package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;

/** The campaigns that every seeded account has. */
enum AlphaPlan {
    BRAND(1, "Search Brand", Kind.SEARCH, "MANUAL_CPC"),
    LIMITED_BY_BUDGET(2, "Search Hiking boots", Kind.SEARCH, "MAXIMIZE_CONVERSIONS"),
    PAUSED(3, "Search Rain jackets", Kind.SEARCH, "MANUAL_CPC"),
    WITHOUT_CONVERSIONS(4, "Search Tents and tarps", Kind.SEARCH, "MANUAL_CPC"),
    APP(5, "Trail planner installs", Kind.APP, "MAXIMIZE_CONVERSIONS"),
    PAUSED_APP(6, "Shop app installs", Kind.APP, "MAXIMIZE_CONVERSIONS"),
    SPIKING(7, "Search Trail shoes", Kind.SEARCH, "TARGET_CPA"),
    UNSEEN(8, "Search Camping stoves", Kind.SEARCH, "MANUAL_CPC"),
    DISPLAY(9, "Display Remarketing", Kind.DISPLAY, "TARGET_CPA"),
    REMOVED(10, "Search Spring sale", Kind.SEARCH, "MAXIMIZE_CONVERSIONS");

    /** The first seed gave so many campaigns to each account, and numbered them before all others. */
    private static final int OF_FIRST_SEED = 6;

    private static final int ACCOUNTS = 4;
    private static final long ALL_OF_FIRST_SEED = (long) ACCOUNTS * OF_FIRST_SEED;
    private static final LocalDate OPENING = LocalDate.of(2024, 5, 1);

    private final int place;
    private final String campaign;
    private final Kind kind;
    private final String bidding;

    AlphaPlan(int place, String campaign, Kind kind, String bidding) {
        this.place = place;
        this.campaign = campaign;
        this.kind = kind;
        this.bidding = bidding;
    }

    /** Kind of campaign. */
    enum Kind {
        SEARCH,
        DISPLAY,
        APP
    }

    /** Returns the plan of a campaign; empty for one that is not of the seed. */
    static Optional<AlphaPlan> of(String campaignId) {
        long number = Long.parseLong(campaignId) - AlphaSeed.FIRST_CAMPAIGN_ID;
        return Arrays.stream(values()).filter(plan -> plan.numbers(number)).findFirst();
    }

    private boolean numbers(long number) {
        for (int account = 0; account < ACCOUNTS; account++) {
            if (number(account) == number) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of an account's campaign among all of the seed, from 1. */
    long number(int account) {
        int later = values().length - OF_FIRST_SEED;
        return isOfFirstSeed()
                ? (long) account * OF_FIRST_SEED + place
                : ALL_OF_FIRST_SEED + (long) account * later + place - OF_FIRST_SEED;
    }

    /** Returns whether the first seed had it; the others came with the second. */
    boolean isOfFirstSeed() {
        return place <= OF_FIRST_SEED;
    }

    String campaign() {
        return campaign;
    }

    Kind kind() {
        return kind;
    }

    String bidding() {
        return bidding;
    }

    String status() {
        return switch (this) {
            case PAUSED, PAUSED_APP -> "PAUSED";
            case REMOVED -> "REMOVED";
            default -> "ENABLED";
        };
    }

    /** Returns the first day on which it could be shown. */
    LocalDate start() {
        return this == DISPLAY ? LocalDate.of(2026, 9, 15) : OPENING;
    }

    /** Returns the last day on which it could be shown. */
    LocalDate end() {
        return this == REMOVED ? LocalDate.of(2026, 9, 30) : LocalDate.MAX;
    }
}
