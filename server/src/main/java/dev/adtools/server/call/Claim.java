package dev.adtools.server.call;

/**
 * Operation that a call runs, or asks for. One that is run again has a higher fence, and whoever comes with a lower one has
 * lost it.
 *
 * @param operationId the operation, {@code op_…}
 * @param fence which attempt this is
 */
public record Claim(String operationId, long fence) {}
