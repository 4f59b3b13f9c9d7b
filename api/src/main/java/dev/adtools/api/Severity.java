package dev.adtools.api;

/** Weight of a finding. */
public enum Severity {
    /** The draft would be refused, or do harm. */
    @Wire("error")
    ERROR,
    /** The draft works, and probably not as meant. */
    @Wire("warning")
    WARNING,
    /** Something worth knowing. */
    @Wire("info")
    INFO
}
