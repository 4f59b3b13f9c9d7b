package dev.adtools.tools.operations.changes;

import dev.adtools.api.JsonName;

/** Outcome of a change: whether the platform did what it was sent. */
public enum ChangeOutcome {
    /** Done by the platform. */
    @JsonName("applied")
    APPLIED,
    /** Refused or failed, and nothing changed. */
    @JsonName("failed")
    FAILED,
    /** Sent, and nobody knows whether it was done. */
    @JsonName("unknown")
    UNKNOWN
}
