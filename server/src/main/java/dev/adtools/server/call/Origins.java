package dev.adtools.server.call;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Gives each call its id and its deadline.
 *
 * @param ids makes the ids
 * @param clock tells when a call came
 * @param patience how long a call may take
 */
public record Origins(CallIds ids, Clock clock, Duration patience) {

    /** Returns the origin of a call that the service makes by itself. */
    public Origin of(String requestId, @Nullable String idempotencyKey) {
        return of(requestId, idempotencyKey, Via.SERVICE);
    }

    /** Returns the origin of a call that has just been read. */
    public Origin of(String requestId, @Nullable String idempotencyKey, Via via) {
        Instant now = clock.instant();
        return new Origin(requestId, ids.next(), idempotencyKey, now, now.plus(patience), via, null);
    }
}
