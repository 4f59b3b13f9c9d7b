package dev.adtools.tools.operations.approvals;

/**
 * Plan to withdraw a request.
 *
 * @param pendingActionId the request, {@code pa_…}
 */
public record Withdrawal(String pendingActionId) {}
