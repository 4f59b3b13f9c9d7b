package dev.adtools.server.idempotency;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * End of an operation whose outcome was unknown.
 *
 * @param state what it is now
 * @param by the principal that settled it; null when a look at the platform did
 * @param entity what it made, by kind and id; null when nobody knows
 * @param platformRef what the platform calls what it made; null when nobody said
 * @param evidence why that is certain
 * @param at when it was settled
 * @param answerExpires until when its answer is kept
 */
record Settled(
        OperationState state,
        @Nullable String by,
        @Nullable String entity,
        @Nullable String platformRef,
        String evidence,
        Instant at,
        Instant answerExpires) {}
