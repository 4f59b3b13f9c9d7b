package dev.adtools.tools.platform.sandbox;

import org.jspecify.annotations.Nullable;

/** Quantity that is counted. Nothing happens more often than what it follows from, and no money without its cause. */
enum BetaCount {
    IMPRESSIONS(null, true),
    CLICKS(IMPRESSIONS, true),
    LINK_CLICKS(CLICKS, true),
    LANDING_PAGE_VIEWS(LINK_CLICKS, true),
    PURCHASES(LANDING_PAGE_VIEWS, true),
    LEADS(LANDING_PAGE_VIEWS, true),
    INSTALLS(LANDING_PAGE_VIEWS, true),
    /** In minor units. */
    SPEND(CLICKS, false),
    /** In minor units. */
    VALUE(PURCHASES, false);

    private final @Nullable BetaCount cause;
    private final boolean event;

    BetaCount(@Nullable BetaCount cause, boolean event) {
        this.cause = cause;
        this.event = event;
    }

    /** Returns what it follows from; null for what comes first. */
    @Nullable
    BetaCount cause() {
        return cause;
    }

    /** Returns whether it counts events, each of which follows from another one, and not money. */
    boolean event() {
        return event;
    }
}
