package dev.adtools.server.call;

import dev.adtools.api.Created;
import org.jspecify.annotations.Nullable;

/**
 * Outcome of a sent write, with its answer.
 *
 * @param state how far it got
 * @param answer what its caller is told
 * @param evidence what was seen of a write whose end is open, for the person who settles it; null otherwise
 * @param created names what it made; null for nothing
 */
public record WriteOutcome(
        State state,
        CallResult answer,
        @Nullable String evidence,
        @Nullable Created created) {

    /** Makes the ending of a write whose end is certain. */
    public WriteOutcome(State state, CallResult answer) {
        this(state, answer, null, null);
    }

    /** Returns the ending of a write that the platform has done. */
    static WriteOutcome done(byte[] data, Object result) {
        return new WriteOutcome(
                State.SUCCEEDED, CallResult.changed(data), null, result instanceof Created created ? created : null);
    }

    /** State that a write reached after it was let go. */
    public enum State {
        /** The platform has done it. */
        SUCCEEDED,
        /** The platform refused it, definitely. */
        REJECTED,
        /** It is proved that nothing was sent or applied. */
        NOT_APPLIED,
        /** It was sent, and no definite answer came. */
        UNKNOWN;

        /** Returns the outcome that the other ledgers are told. */
        public OutcomeState outcome() {
            return switch (this) {
                case SUCCEEDED -> OutcomeState.SUCCEEDED;
                case REJECTED -> OutcomeState.REJECTED;
                case NOT_APPLIED -> OutcomeState.NOT_APPLIED;
                case UNKNOWN -> OutcomeState.UNKNOWN;
            };
        }
    }
}
