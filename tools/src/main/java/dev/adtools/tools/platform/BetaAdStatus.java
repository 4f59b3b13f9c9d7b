package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** The effective statuses by which beta's ads can be asked for. */
public enum BetaAdStatus {
    /** It may be shown. */
    @Wire("ACTIVE")
    ACTIVE,
    /** It was switched off. */
    @Wire("PAUSED")
    PAUSED,
    /** It was deleted. */
    @Wire("DELETED")
    DELETED,
    /** It waits for its review. */
    @Wire("PENDING_REVIEW")
    PENDING_REVIEW,
    /** Its review refused it. */
    @Wire("DISAPPROVED")
    DISAPPROVED,
    /** It was reviewed before its time has come. */
    @Wire("PREAPPROVED")
    PREAPPROVED,
    /** The account lacks a means of payment. */
    @Wire("PENDING_BILLING_INFO")
    PENDING_BILLING_INFO,
    /** Its campaign is switched off. */
    @Wire("CAMPAIGN_PAUSED")
    CAMPAIGN_PAUSED,
    /** It was put away. */
    @Wire("ARCHIVED")
    ARCHIVED,
    /** Its ad set is switched off. */
    @Wire("ADSET_PAUSED")
    ADSET_PAUSED,
    /** A change is being worked in. */
    @Wire("IN_PROCESS")
    IN_PROCESS,
    /** It is on and cannot be shown as it should. */
    @Wire("WITH_ISSUES")
    WITH_ISSUES
}
