package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** The effective statuses by which beta's ad sets can be asked for. */
public enum BetaAdSetStatus {
    /** May deliver. */
    @JsonName("ACTIVE")
    ACTIVE,
    /** Switched off. */
    @JsonName("PAUSED")
    PAUSED,
    /** Deleted. */
    @JsonName("DELETED")
    DELETED,
    /** Its campaign is switched off. */
    @JsonName("CAMPAIGN_PAUSED")
    CAMPAIGN_PAUSED,
    /** Put away. */
    @JsonName("ARCHIVED")
    ARCHIVED,
    /** A change is being worked in. */
    @JsonName("IN_PROCESS")
    IN_PROCESS,
    /** Is on and cannot deliver as it should. */
    @JsonName("WITH_ISSUES")
    WITH_ISSUES
}
