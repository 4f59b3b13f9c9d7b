package dev.adtools.server.call;

import dev.adtools.api.Created;
import org.jspecify.annotations.Nullable;

/**
 * How a write that was let go ended.
 *
 * @param state how far it got
 * @param answer what its caller is told
 * @param evidence what was seen of a write whose end is open, for the person who settles it; null otherwise
 * @param created names what it made; null for nothing
 */
public record Ending(
        State state,
        Answer answer,
        @Nullable String evidence,
        @Nullable Created created) {

    /** Makes the ending of a write whose end is certain. */
    public Ending(State state, Answer answer) {
        this(state, answer, null, null);
    }

    /** Returns the ending of a write that the platform has done. */
    static Ending done(byte[] data, Object result) {
        return new Ending(
                State.SUCCEEDED, Answer.changed(data), null, result instanceof Created created ? created : null);
    }

    /** How far a write got that was let go. */
    public enum State {
        /** The platform has done it. */
        SUCCEEDED,
        /** The platform refused it, definitely. */
        REJECTED,
        /** It is proved that nothing was sent or applied. */
        NOT_APPLIED,
        /** It was sent, and no definite answer came. */
        UNKNOWN;

        /** Returns what the other ledgers are told. */
        public Fate fate() {
            return switch (this) {
                case SUCCEEDED -> Fate.SUCCEEDED;
                case REJECTED -> Fate.REJECTED;
                case NOT_APPLIED -> Fate.NOT_APPLIED;
                case UNKNOWN -> Fate.UNKNOWN;
            };
        }
    }
}
