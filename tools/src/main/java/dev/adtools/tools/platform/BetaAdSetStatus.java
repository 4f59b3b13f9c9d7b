package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** The effective statuses by which beta's ad sets can be asked for. */
public enum BetaAdSetStatus {
    /** It may deliver. */
    @Wire("ACTIVE")
    ACTIVE,
    /** It was switched off. */
    @Wire("PAUSED")
    PAUSED,
    /** It was deleted. */
    @Wire("DELETED")
    DELETED,
    /** Its campaign is switched off. */
    @Wire("CAMPAIGN_PAUSED")
    CAMPAIGN_PAUSED,
    /** It was put away. */
    @Wire("ARCHIVED")
    ARCHIVED,
    /** A change is being worked in. */
    @Wire("IN_PROCESS")
    IN_PROCESS,
    /** It is on and cannot deliver as it should. */
    @Wire("WITH_ISSUES")
    WITH_ISSUES
}
