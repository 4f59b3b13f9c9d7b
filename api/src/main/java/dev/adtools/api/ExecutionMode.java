package dev.adtools.api;

/** How a spend-affecting write runs (SPEC, {@code execution_mode}). */
public enum ExecutionMode {
    /** The write runs now, and what it creates is paused. */
    @Wire("paused")
    PAUSED,
    /** Nothing reaches the platform until another person has approved it. */
    @Wire("approval_required")
    APPROVAL_REQUIRED
}
