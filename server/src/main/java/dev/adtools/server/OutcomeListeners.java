package dev.adtools.server;

import dev.adtools.server.idempotency.EndedOperation;
import dev.adtools.server.idempotency.OutcomeListener;
import dev.adtools.server.store.StatementBatch;
import org.jdbi.v3.core.Handle;

/**
 * Ledgers that are told how an operation ended, in order, in the transaction that notes it: when its answer comes, late or
 * not, when its node falls silent, when it is found on the platform, and when a person settles it or gives it up.
 */
final class OutcomeListeners implements OutcomeListener {

    private final WriteGuards guards;

    OutcomeListeners(WriteGuards guards) {
        this.guards = guards;
    }

    @Override
    public void ended(Handle handle, EndedOperation ended) {
        StatementBatch.execute(handle, batch -> ended(batch, ended));
    }

    private void ended(StatementBatch batch, EndedOperation ended) {
        // The money first: too much is held rather than too little.
        if (ended.spends()) {
            guards.spend().settle(batch, ended.id(), ended.outcome());
        }
        // Then what was approved with it, and the step that waits for it.
        if (ended.pendingActionId() != null) {
            guards.approvals().settle(batch.send(), ended.id(), ended.outcome());
        }
        if (ended.workflowId() != null) {
            guards.workflows().ended(batch.send(), ended.id(), ended.outcome());
        }
        // The trail tells of all.
        guards.events().ended(batch, ended.id(), ended.entity(), ended.outcome());
    }
}
