package dev.adtools.server.call;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reference of an answer to the operation behind it.
 *
 * @param operationId the operation, {@code op_…}
 * @param requestId the request that it ran for; a replay names that request, byte for byte
 * @param firstAnsweredAt the time of the first answer, of a replay; null for the first answer itself
 */
public record OperationRef(
        String operationId, String requestId, @Nullable Instant firstAnsweredAt) {

    /** Returns whether the answer was given before. */
    public boolean replayed() {
        return firstAnsweredAt != null;
    }
}
