package dev.adtools.server.call;

import dev.adtools.api.Created;
import org.jspecify.annotations.Nullable;

/**
 * Outcome of a sent write, with its answer.
 *
 * @param state how it ended, or that nobody knows yet
 * @param answer what its caller is told
 * @param evidence what was seen of a write whose end is open, for the person who settles it; null otherwise
 * @param created names what it made; null for nothing
 */
public record WriteOutcome(
        OutcomeState state,
        CallResult answer,
        @Nullable String evidence,
        @Nullable Created created) {

    /** Makes the outcome of a write whose end is certain. */
    public WriteOutcome(OutcomeState state, CallResult answer) {
        this(state, answer, null, null);
    }

    /** Returns the outcome of a write that the platform has done. */
    static WriteOutcome done(byte[] data, Object result) {
        return new WriteOutcome(
                OutcomeState.SUCCEEDED,
                CallResult.changed(data),
                null,
                result instanceof Created created ? created : null);
    }
}
