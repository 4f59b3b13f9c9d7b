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
 * @param verified whether the platform showed it when it was read back; null when it was not clear
 */
public record WriteOutcome(
        OutcomeState state,
        CallResult answer,
        @Nullable String evidence,
        @Nullable Created created,
        @Nullable Boolean verified) {

    /** Makes the outcome of a write whose end is certain. */
    public WriteOutcome(OutcomeState state, CallResult answer) {
        this(state, answer, null, null, null);
    }

    /** Returns the outcome of a write that the platform has done. */
    static WriteOutcome done(byte[] data, Object result, @Nullable Boolean verified) {
        return new WriteOutcome(
                OutcomeState.SUCCEEDED,
                CallResult.changed(data),
                null,
                result instanceof Created created ? created : null,
                verified);
    }
}
