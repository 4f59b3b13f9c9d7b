package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** The effective statuses by which beta's ads can be asked for. */
public enum BetaAdStatus {
    /** May be shown. */
    @JsonName("ACTIVE")
    ACTIVE,
    /** Switched off. */
    @JsonName("PAUSED")
    PAUSED,
    /** Deleted. */
    @JsonName("DELETED")
    DELETED,
    /** Waits for its review. */
    @JsonName("PENDING_REVIEW")
    PENDING_REVIEW,
    /** Its review refused it. */
    @JsonName("DISAPPROVED")
    DISAPPROVED,
    /** Reviewed before its time has come. */
    @JsonName("PREAPPROVED")
    PREAPPROVED,
    /** The account lacks a means of payment. */
    @JsonName("PENDING_BILLING_INFO")
    PENDING_BILLING_INFO,
    /** Its campaign is switched off. */
    @JsonName("CAMPAIGN_PAUSED")
    CAMPAIGN_PAUSED,
    /** Put away. */
    @JsonName("ARCHIVED")
    ARCHIVED,
    /** Its ad set is switched off. */
    @JsonName("ADSET_PAUSED")
    ADSET_PAUSED,
    /** A change is being worked in. */
    @JsonName("IN_PROCESS")
    IN_PROCESS,
    /** Is on and cannot be shown as it should. */
    @JsonName("WITH_ISSUES")
    WITH_ISSUES
}
