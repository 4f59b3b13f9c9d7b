package dev.adtools.tools.operations.changes;

import dev.adtools.api.Wire;

/** Whether the platform did what it was sent. */
public enum ChangeOutcome {
    /** It did. */
    @Wire("applied")
    APPLIED,
    /** It did not, and nothing changed. */
    @Wire("failed")
    FAILED,
    /** It was sent, and nobody knows. */
    @Wire("unknown")
    UNKNOWN
}
