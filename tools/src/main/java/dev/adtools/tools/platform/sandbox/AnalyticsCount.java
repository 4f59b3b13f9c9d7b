package dev.adtools.tools.platform.sandbox;

/** Quantity that the sandbox's alpha_analytics counts; every metric is one of these, or one divided by another. */
enum AnalyticsCount {
    SESSIONS,
    ENGAGED,
    BOUNCED,
    SESSION_SECONDS,
    ENGAGEMENT_SECONDS,
    TOTAL_USERS,
    NEW_USERS,
    ACTIVE_USERS,
    VIEWS,
    EVENTS,
    KEY_EVENTS,
    EVENT_CENTS,
    REVENUE_CENTS,
    VIEWED,
    CARTED,
    PURCHASED,
    ITEM_CENTS,
    AD_CLICKS,
    AD_CENTS
}
