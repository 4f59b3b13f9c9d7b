package dev.adtools.tools.operations.workflows;

import org.jspecify.annotations.Nullable;

/**
 * Pending Action that is to be resumed.
 *
 * @param pendingActionId the Pending Action
 * @param payloadHash its hash, as whoever resumes has seen it
 * @param workflowId the workflow that it must belong to, null for any
 */
public record Resumption(
        String pendingActionId,
        String payloadHash,
        @Nullable String workflowId) {}
