package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** The effective statuses by which beta's ad sets can be asked for. */
public enum BetaAdSetStatus {
    /** It may deliver. */
    @JsonName("ACTIVE")
    ACTIVE,
    /** It was switched off. */
    @JsonName("PAUSED")
    PAUSED,
    /** It was deleted. */
    @JsonName("DELETED")
    DELETED,
    /** Its campaign is switched off. */
    @JsonName("CAMPAIGN_PAUSED")
    CAMPAIGN_PAUSED,
    /** It was put away. */
    @JsonName("ARCHIVED")
    ARCHIVED,
    /** A change is being worked in. */
    @JsonName("IN_PROCESS")
    IN_PROCESS,
    /** It is on and cannot deliver as it should. */
    @JsonName("WITH_ISSUES")
    WITH_ISSUES
}
