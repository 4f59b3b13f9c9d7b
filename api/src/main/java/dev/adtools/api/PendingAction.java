package dev.adtools.api;

/**
 * Pending Action, as the answer of a write that waits for approval shows it.
 *
 * @param id the action's id, {@code pa_…}
 * @param payloadHash the hash that approving and resuming must repeat, {@code sha256:…}
 * @param expiresAt when it expires undecided (RFC 3339, UTC)
 * @param reviewUrl the page on which a person decides; a path where the service does not know its own address
 * @param next the call that follows the approval
 */
public record PendingAction(String id, String payloadHash, String expiresAt, String reviewUrl, String next) {

    private static final String RESUME =
            "Once a person approved it: resume_workflow_after_approval with pending_action_id and payload_hash.";

    /**
     * Makes an action that is resumed after its approval.
     *
     * @param id the action's id, {@code pa_…}
     * @param payloadHash the hash that approving and resuming must repeat, {@code sha256:…}
     * @param expiresAt when it expires undecided (RFC 3339, UTC)
     * @param reviewUrl the page on which a person decides; a path where the service does not know its own address
     */
    public PendingAction(String id, String payloadHash, String expiresAt, String reviewUrl) {
        this(id, payloadHash, expiresAt, reviewUrl, RESUME);
    }
}
