package dev.adtools.tools.operations.events;

import dev.adtools.api.AccountId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A warning or error that the service recorded; several of a kind in a short time may be one event.
 *
 * @param id its id
 * @param at when it was seen first
 * @param lastAt when it was seen last
 * @param level how bad it is
 * @param what what happened
 * @param call the call that met it, null when it was none
 * @param count how often it was seen
 */
public record ServiceEvent(
        String id,
        Instant at,
        Instant lastAt,
        EventLevel level,
        What what,
        @Nullable Call call,
        long count) {

    /**
     * Content of an event.
     *
     * @param code a stable code: one of the error codes, {@code SERVICE_WARNING}, {@code SERVICE_ERROR}, {@code
     *     SCHEDULE_FAILING} or {@code SCHEDULE_STOPPED}
     * @param component the part of the service
     * @param message what it says, without secrets
     */
    public record What(String code, String component, String message) {}

    /**
     * The call that met it.
     *
     * @param tool the tool
     * @param platform the platform, by its neutral name
     * @param account the account that the arguments named, null for none
     * @param requestId the request id the caller sent or was given
     * @param keyHash the hash of the idempotency key, null when there was none
     * @param httpStatus the status that was answered
     * @param retryable whether the same call may be sent again
     * @param actor the principal that called
     */
    public record Call(
            String tool,
            String platform,
            @Nullable AccountId account,
            String requestId,
            @Nullable String keyHash,
            int httpStatus,
            boolean retryable,
            String actor) {}
}
