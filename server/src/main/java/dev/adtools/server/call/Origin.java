package dev.adtools.server.call;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Where a call comes from and how long it may take.
 *
 * @param requestId the id the caller sent or was given
 * @param callId the call's own id, unique for ever
 * @param idempotencyKey the key the caller sent, as sent until {@link KeySyntax} has read it; null when there is none
 * @param receivedAt when the request was read
 * @param deadline when the answer is due
 * @param via which way it came in
 * @param errand why the service itself calls; null when a caller does
 */
public record Origin(
        String requestId,
        String callId,
        @Nullable String idempotencyKey,
        Instant receivedAt,
        Instant deadline,
        Via via,
        @Nullable Errand errand) {

    /** Makes the origin of a call that the service makes by itself. */
    public Origin(
            String requestId,
            String callId,
            @Nullable String idempotencyKey,
            Instant receivedAt,
            Instant deadline,
            @Nullable Errand errand) {
        this(requestId, callId, idempotencyKey, receivedAt, deadline, Via.SERVICE, errand);
    }

    /** Returns the origin of a call that the service itself makes for the same request. */
    public Origin followed(String callId, Instant now, Errand errand) {
        return new Origin(requestId, callId, errand.key(), now, deadline, via.followed(), errand);
    }

    Origin withKey(String key) {
        return new Origin(requestId, callId, key, receivedAt, deadline, via, errand);
    }

    Origin withCallId(String id) {
        return new Origin(requestId, id, idempotencyKey, receivedAt, deadline, via, errand);
    }
}
