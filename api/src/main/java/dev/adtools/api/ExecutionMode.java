package dev.adtools.api;

/** Execution of a spend-affecting write ({@code execution_mode}): paused, or after approval. */
public enum ExecutionMode {
    /** The write runs now, and what it creates is paused. */
    @JsonName("paused")
    PAUSED,
    /** Nothing reaches the platform until another person has approved it. */
    @JsonName("approval_required")
    APPROVAL_REQUIRED
}
