package dev.adtools.server.call;

/** Final outcome of a sent write. */
public enum OutcomeState {
    /** The platform has done it. */
    SUCCEEDED,
    /** The platform refused it, definitely. */
    REJECTED,
    /** Proved not to have been sent or applied. */
    NOT_APPLIED,
    /** Sent, and nobody knows yet. */
    UNKNOWN,
    /** Sent, and nobody will ever know: a person gave up finding out. */
    ABANDONED
}
