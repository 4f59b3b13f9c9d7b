package dev.adtools.server.idempotency;

/** How far an operation is. */
public enum OperationState {
    /** A call holds it, and has sent nothing. */
    CLAIMED,
    /** It may have been sent; only an answer or evidence ends this. */
    SENDING,
    /** It waits for approval, which ends this call. */
    STAGED,
    /** It is done. */
    SUCCEEDED,
    /** The platform refused it, definitely. */
    REJECTED,
    /** It is proved that nothing was applied; the same key may run it again. */
    NOT_APPLIED,
    /** It was sent, and nobody knows. */
    UNKNOWN,
    /** A person gave up finding out. */
    ABANDONED
}
