package dev.adtools.server.idempotency;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Progress of an operation. */
@Body(
        name = "OperationStatus",
        description =
                "How far an operation is. `CLAIMED` has sent nothing yet, `SENDING` may have been sent, `STAGED` waits for"
                        + " approval, `SUCCEEDED` is done, `REJECTED` was refused by the platform, `NOT_APPLIED` has proved"
                        + " not to be applied, `UNKNOWN` was sent and nobody knows how it ended, `ABANDONED` was given up by"
                        + " a person.",
        examples = "SUCCEEDED")
public enum OperationState {
    /** Held by a call that has sent nothing. */
    @JsonName("CLAIMED")
    CLAIMED,
    /** May have been sent; only an answer or evidence ends this. */
    @JsonName("SENDING")
    SENDING,
    /** Waits for approval, which ends this call. */
    @JsonName("STAGED")
    STAGED,
    /** Done. */
    @JsonName("SUCCEEDED")
    SUCCEEDED,
    /** The platform refused it, definitely. */
    @JsonName("REJECTED")
    REJECTED,
    /** Proved not to have been applied; the same key may run it again. */
    @JsonName("NOT_APPLIED")
    NOT_APPLIED,
    /** Sent, and nobody knows. */
    @JsonName("UNKNOWN")
    UNKNOWN,
    /** A person gave up finding out. */
    @JsonName("ABANDONED")
    ABANDONED
}
