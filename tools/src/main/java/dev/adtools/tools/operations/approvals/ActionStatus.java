package dev.adtools.tools.operations.approvals;

import dev.adtools.api.JsonName;

/** Status of a Pending Action. */
public enum ActionStatus {
    /** Waits for a decision. */
    @JsonName("PENDING")
    PENDING,
    /** May be executed, once. */
    @JsonName("APPROVED")
    APPROVED,
    /** May have been sent. */
    @JsonName("EXECUTING")
    EXECUTING,
    /** The platform has done it. */
    @JsonName("EXECUTED")
    EXECUTED,
    /** The platform refused it, or nothing was sent. */
    @JsonName("FAILED")
    FAILED,
    /** Sent, and nobody knows how it ended. */
    @JsonName("OUTCOME_UNKNOWN")
    OUTCOME_UNKNOWN,
    /** An approver said no. */
    @JsonName("REJECTED")
    REJECTED,
    /** Its requester took it back. */
    @JsonName("CANCELLED")
    CANCELLED,
    /** Nobody decided, or nobody executed it, in time. */
    @JsonName("EXPIRED")
    EXPIRED,
    /** An approval was taken back. */
    @JsonName("REVOKED")
    REVOKED,
    /** Is no longer what was approved. */
    @JsonName("STALE")
    STALE
}
