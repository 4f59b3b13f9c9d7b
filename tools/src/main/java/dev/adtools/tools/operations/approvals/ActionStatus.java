package dev.adtools.tools.operations.approvals;

import dev.adtools.api.Wire;

/** Where a Pending Action is. */
public enum ActionStatus {
    /** It waits for a decision. */
    @Wire("PENDING")
    PENDING,
    /** It may be executed, once. */
    @Wire("APPROVED")
    APPROVED,
    /** It may have been sent. */
    @Wire("EXECUTING")
    EXECUTING,
    /** The platform has done it. */
    @Wire("EXECUTED")
    EXECUTED,
    /** The platform refused it, or nothing was sent. */
    @Wire("FAILED")
    FAILED,
    /** It was sent, and nobody knows how it ended. */
    @Wire("OUTCOME_UNKNOWN")
    OUTCOME_UNKNOWN,
    /** An approver said no. */
    @Wire("REJECTED")
    REJECTED,
    /** Its requester took it back. */
    @Wire("CANCELLED")
    CANCELLED,
    /** Nobody decided, or nobody executed it, in time. */
    @Wire("EXPIRED")
    EXPIRED,
    /** An approval was taken back. */
    @Wire("REVOKED")
    REVOKED,
    /** It is no longer what was approved. */
    @Wire("STALE")
    STALE
}
