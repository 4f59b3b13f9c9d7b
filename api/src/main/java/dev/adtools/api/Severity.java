package dev.adtools.api;

/** Weight of a finding. */
public enum Severity {
    /** The draft would be refused, or do harm. */
    @JsonName("error")
    ERROR,
    /** The draft works, and probably not as meant. */
    @JsonName("warning")
    WARNING,
    /** Something worth knowing. */
    @JsonName("info")
    INFO
}
