package dev.adtools.server.call;

/**
 * Reference of an answer to the operation behind it.
 *
 * @param operationId the operation, {@code op_…}
 * @param requestId the request that it ran for; what a replay says, byte for byte, it says of that one
 * @param replayed whether the answer was given before
 */
public record OperationRef(String operationId, String requestId, boolean replayed) {}
