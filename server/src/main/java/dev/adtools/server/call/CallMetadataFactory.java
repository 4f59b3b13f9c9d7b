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
public record CallMetadataFactory(CallIds ids, Clock clock, Duration patience) {

    /** Returns the same for calls that may take another time. */
    public CallMetadataFactory within(Duration other) {
        return new CallMetadataFactory(ids, clock, other);
    }

    /** Describes a call that the service makes by itself. */
    public CallMetadata of(String requestId, @Nullable String idempotencyKey) {
        return of(requestId, idempotencyKey, Channel.SERVICE);
    }

    /** Describes a call that has just been read. */
    public CallMetadata of(String requestId, @Nullable String idempotencyKey, Channel channel) {
        Instant now = clock.instant();
        return new CallMetadata(requestId, ids.next(), idempotencyKey, null, now, now.plus(patience), channel, null);
    }
}
