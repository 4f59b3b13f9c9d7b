package dev.adtools.server.call;

/** Final outcome of a sent write. */
public enum OutcomeState {
    /** The platform has done it. */
    SUCCEEDED,
    /** The platform refused it, definitely. */
    REJECTED,
    /** It is proved that nothing was sent or applied. */
    NOT_APPLIED,
    /** It was sent, and nobody knows yet. */
    UNKNOWN,
    /** It was sent, and nobody will ever know: a person gave up finding out. */
    ABANDONED
}
