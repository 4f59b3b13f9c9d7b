package dev.adtools.tools.platform.sandbox;

import java.time.ZoneId;
import java.util.Arrays;
import java.util.Optional;

/** The properties of the sandbox's alpha_analytics; the same on every node. */
enum AnalyticsPlace {
    US("310000001", "USD", "America/New_York", 900, Trait.NONE),
    EUROPE("310000002", "EUR", "Europe/Berlin", 150, Trait.THRESHOLDED),
    JAPAN("310000003", "JPY", "Asia/Tokyo", 2400, Trait.LARGE),
    UK("310000004", "GBP", "Europe/London", 300, Trait.FORBIDDEN),
    OUTLET("310000005", "USD", "America/Los_Angeles", 200, Trait.EXHAUSTED);

    private final String id;
    private final String currency;
    private final ZoneId zone;
    private final int dailySessions;
    private final Trait trait;

    AnalyticsPlace(String id, String currency, String zone, int dailySessions, Trait trait) {
        this.id = id;
        this.currency = currency;
        this.zone = ZoneId.of(zone);
        this.dailySessions = dailySessions;
        this.trait = trait;
    }

    /** Trait of a property: what is special about it. */
    enum Trait {
        /** Nothing. */
        NONE,
        /** Rows of few people are withheld. */
        THRESHOLDED,
        /** Rare values are added up, and long reports are estimated. */
        LARGE,
        /** The credentials may not read it. */
        FORBIDDEN,
        /** Its quota is used up. */
        EXHAUSTED
    }

    static Optional<AnalyticsPlace> of(String id) {
        return Arrays.stream(values()).filter(place -> place.id.equals(id)).findFirst();
    }

    String id() {
        return id;
    }

    String currency() {
        return currency;
    }

    ZoneId zone() {
        return zone;
    }

    int dailySessions() {
        return dailySessions;
    }

    boolean is(Trait asked) {
        return trait == asked;
    }
}
