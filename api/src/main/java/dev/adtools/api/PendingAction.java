package dev.adtools.api;

/**
 * Pending Action, as the answer of a write that waits for approval shows it.
 *
 * @param id the action's id, {@code pa_…}
 * @param payloadHash the hash that approving and resuming must repeat, {@code sha256:…}
 * @param expiresAt when it expires undecided (RFC 3339, UTC)
 */
public record PendingAction(String id, String payloadHash, String expiresAt) {}
