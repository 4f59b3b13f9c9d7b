package dev.adtools.api;

/** Progress of a write. */
public enum WriteStatus {
    /** The platform has done it. */
    @JsonName("applied")
    APPLIED,
    /** The platform already was as asked. */
    @JsonName("no_change")
    NO_CHANGE,
    /** Checked; nothing was changed. */
    @JsonName("validated")
    VALIDATED,
    /** Waits for another person's approval. */
    @JsonName("pending_approval")
    PENDING_APPROVAL,
    /** Not ended yet: the steps that it started go on by themselves. */
    @JsonName("running")
    RUNNING
}
