package dev.adtools.server.call;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Source of a call (channel, ids, key) and the time that it may take.
 *
 * @param requestId the id the caller sent or was given
 * @param callId the call's own id, unique for ever
 * @param idempotencyKey the key, as {@link KeySyntaxFilter} parses it; null without one
 * @param receivedAt when the request was read
 * @param deadline when the answer is due
 * @param reason the reason outside the arguments, as sent until {@link ReasonFilter} has read it; null for none
 * @param channel which way it came in
 * @param serviceCall why the service itself calls; null when a caller does
 */
public record CallMetadata(
        String requestId,
        String callId,
        @Nullable String idempotencyKey,
        @Nullable String reason,
        Instant receivedAt,
        Instant deadline,
        Channel channel,
        @Nullable ServiceCall serviceCall) {

    /** Describes a call that the service makes by itself. */
    public CallMetadata(
            String requestId,
            String callId,
            @Nullable String idempotencyKey,
            Instant receivedAt,
            Instant deadline,
            @Nullable ServiceCall serviceCall) {
        this(requestId, callId, idempotencyKey, null, receivedAt, deadline, Channel.SERVICE, serviceCall);
    }

    /** Describes a call that the service itself makes for the same request, with the reason of its requester. */
    public CallMetadata followed(String callId, Instant now, ServiceCall serviceCall, @Nullable String words) {
        return new CallMetadata(
                requestId, callId, serviceCall.key(), words, now, deadline, channel.followed(), serviceCall);
    }

    /** Describes the same call with a reason. */
    public CallMetadata withReason(@Nullable String words) {
        return new CallMetadata(requestId, callId, idempotencyKey, words, receivedAt, deadline, channel, serviceCall);
    }

    CallMetadata withCallId(String id) {
        return new CallMetadata(requestId, id, idempotencyKey, reason, receivedAt, deadline, channel, serviceCall);
    }
}
