package dev.adtools.tools.operations.changes;

import dev.adtools.api.JsonName;

/** Outcome of a change: whether the platform did what it was sent. */
public enum ChangeOutcome {
    /** It did. */
    @JsonName("applied")
    APPLIED,
    /** It did not, and nothing changed. */
    @JsonName("failed")
    FAILED,
    /** It was sent, and nobody knows. */
    @JsonName("unknown")
    UNKNOWN
}
