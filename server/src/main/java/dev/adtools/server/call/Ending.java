package dev.adtools.server.call;

/**
 * How a write that was let go ended.
 *
 * @param state how far it got
 * @param answer what its caller is told
 */
public record Ending(State state, Answer answer) {

    /** How far a write got that was let go. */
    public enum State {
        /** The platform has done it. */
        SUCCEEDED,
        /** The platform refused it, definitely. */
        REJECTED,
        /** It is proved that nothing was sent or applied. */
        NOT_APPLIED,
        /** It was sent, and no definite answer came. */
        UNKNOWN
    }
}
