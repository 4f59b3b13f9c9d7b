package dev.adtools.server.call;

/**
 * What a call holds while it runs an operation, and asks for before. An operation that is run again has a higher fence, and
 * whoever comes with a lower one has lost it.
 *
 * @param operationId the operation, {@code op_…}
 * @param fence which attempt this is
 */
public record Claim(String operationId, long fence) {}
