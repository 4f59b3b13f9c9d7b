package dev.adtools.server.call;

import org.jspecify.annotations.Nullable;

/**
 * End of an operation, as its ledger has it.
 *
 * @param operationId the operation
 * @param outcome how it ended
 * @param code the code of its answer; null when none is kept
 * @param answer the data that it answered, or the message of its failure; null when none is kept
 * @param workflowId the workflow that it is a step of; null for none
 * @param pendingActionId the pending action that it executed; null for none
 */
public record OperationEnd(
        String operationId,
        OutcomeState outcome,
        @Nullable String code,
        @Nullable Arguments answer,
        @Nullable String workflowId,
        @Nullable String pendingActionId) {}
