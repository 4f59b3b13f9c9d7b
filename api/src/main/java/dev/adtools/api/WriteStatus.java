package dev.adtools.api;

/** Progress of a write. */
public enum WriteStatus {
    /** The platform has done it. */
    @Wire("applied")
    APPLIED,
    /** The platform already was as asked. */
    @Wire("no_change")
    NO_CHANGE,
    /** It was checked, and nothing was changed. */
    @Wire("validated")
    VALIDATED,
    /** It waits for another person's approval. */
    @Wire("pending_approval")
    PENDING_APPROVAL,
    /** Not ended yet: the steps that it started go on by themselves. */
    @Wire("running")
    RUNNING
}
