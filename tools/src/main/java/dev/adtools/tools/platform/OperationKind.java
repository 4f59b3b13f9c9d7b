package dev.adtools.tools.platform;

/** Effect of a request to a platform; it decides what a failure means and whether the request may be repeated. */
public enum OperationKind {
    /** Reads, whatever its HTTP method. */
    READ,
    /** Has the platform check a write without doing it. */
    VALIDATE,
    /** Changes something. Never sent twice. */
    WRITE
}
