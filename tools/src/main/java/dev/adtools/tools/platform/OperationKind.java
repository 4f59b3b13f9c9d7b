package dev.adtools.tools.platform;

/** What a request to a platform can do; it decides what a failure means and whether the request may be repeated. */
public enum OperationKind {
    /** Reads, whatever its HTTP method. */
    READ,
    /** Has the platform check a write without doing it. */
    VALIDATE,
    /** Changes something. Never sent twice. */
    WRITE
}
