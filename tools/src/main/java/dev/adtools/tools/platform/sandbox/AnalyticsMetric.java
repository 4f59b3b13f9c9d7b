package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ACTIVE_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.AD_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.AD_CLICKS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.BOUNCED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.CARTED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ENGAGED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ENGAGEMENT_SECONDS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.EVENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.EVENT_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ITEM_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.KEY_EVENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.NEW_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.PURCHASED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.REVENUE_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.SESSIONS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.SESSION_SECONDS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.TOTAL_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.VIEWED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.VIEWS;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The metrics that the sandbox's alpha_analytics knows. */
enum AnalyticsMetric {
    SESSION_COUNT("sessions", "TYPE_INTEGER", SESSIONS, null),
    ENGAGED_SESSIONS("engagedSessions", "TYPE_INTEGER", ENGAGED, null),
    ENGAGEMENT_RATE("engagementRate", "TYPE_FLOAT", ENGAGED, SESSIONS),
    BOUNCE_RATE("bounceRate", "TYPE_FLOAT", BOUNCED, SESSIONS),
    SESSION_DURATION("averageSessionDuration", "TYPE_SECONDS", SESSION_SECONDS, SESSIONS),
    VIEWS_PER_SESSION("screenPageViewsPerSession", "TYPE_FLOAT", VIEWS, SESSIONS),
    USERS("totalUsers", "TYPE_INTEGER", TOTAL_USERS, null),
    NEW("newUsers", "TYPE_INTEGER", NEW_USERS, null),
    ACTIVE("activeUsers", "TYPE_INTEGER", ACTIVE_USERS, null),
    PAGE_VIEWS("screenPageViews", "TYPE_INTEGER", VIEWS, null),
    ENGAGEMENT("userEngagementDuration", "TYPE_SECONDS", ENGAGEMENT_SECONDS, null),
    EVENT_COUNT("eventCount", "TYPE_INTEGER", EVENTS, null),
    KEY_EVENT_COUNT("keyEvents", "TYPE_FLOAT", KEY_EVENTS, null),
    EVENT_VALUE("eventValue", "TYPE_FLOAT", EVENT_CENTS, null),
    REVENUE("totalRevenue", "TYPE_CURRENCY", REVENUE_CENTS, null),
    ITEMS_VIEWED("itemsViewed", "TYPE_INTEGER", VIEWED, null),
    ITEMS_CARTED("itemsAddedToCart", "TYPE_INTEGER", CARTED, null),
    ITEMS_PURCHASED("itemsPurchased", "TYPE_INTEGER", PURCHASED, null),
    ITEM_REVENUE("itemRevenue", "TYPE_CURRENCY", ITEM_CENTS, null),
    ADVERTISER_CLICKS("advertiserAdClicks", "TYPE_INTEGER", AD_CLICKS, null),
    ADVERTISER_COST("advertiserAdCost", "TYPE_CURRENCY", AD_CENTS, null);

    private static final Set<AnalyticsMetric> REALTIME = EnumSet.of(ACTIVE, EVENT_COUNT, KEY_EVENT_COUNT, PAGE_VIEWS);
    private static final Set<AnalyticsMetric> OF_EVENTS =
            EnumSet.of(SESSION_COUNT, USERS, ACTIVE, EVENT_COUNT, KEY_EVENT_COUNT, EVENT_VALUE, REVENUE);
    private static final Set<AnalyticsMetric> OF_PAGES = EnumSet.of(USERS, ACTIVE, PAGE_VIEWS, ENGAGEMENT, EVENT_COUNT);
    private static final Set<AnalyticsMetric> OF_ITEMS =
            EnumSet.of(ITEMS_VIEWED, ITEMS_CARTED, ITEMS_PURCHASED, ITEM_REVENUE);

    private final String apiName;
    private final String type;
    private final AnalyticsCount count;
    private final @Nullable AnalyticsCount per;

    AnalyticsMetric(String apiName, String type, AnalyticsCount count, @Nullable AnalyticsCount per) {
        this.apiName = apiName;
        this.type = type;
        this.count = count;
        this.per = per;
    }

    /** Unit that a visit is divided into. */
    enum Part {
        VISIT,
        EVENT,
        PAGE,
        ITEM
    }

    static Optional<AnalyticsMetric> of(String apiName, boolean realtime) {
        return Arrays.stream(values())
                .filter(metric -> metric.apiName.equals(apiName))
                .filter(metric -> !realtime || REALTIME.contains(metric))
                .findFirst();
    }

    String apiName() {
        return apiName;
    }

    String type() {
        return type;
    }

    /** Returns whether it counts a part of a visit by itself. */
    boolean counts(Part part) {
        return switch (part) {
            case VISIT -> true;
            case EVENT -> OF_EVENTS.contains(this);
            case PAGE -> OF_PAGES.contains(this);
            case ITEM -> OF_ITEMS.contains(this);
        };
    }

    /** Returns the number of a tally, with amounts in a currency that is worth so much of the property's. */
    double number(Tally<AnalyticsCount> tally, double rate) {
        double whole = tally.get(count);
        if (per != null) {
            return tally.get(per) == 0 ? 0 : whole / tally.get(per);
        }
        // Rates have two digits: what is not rounded adds up to the totals.
        return count.name().endsWith("_CENTS") ? Math.round(whole * rate * 100) / 10_000.0 : whole;
    }

    /** Writes a number as the platform does. */
    String text(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
