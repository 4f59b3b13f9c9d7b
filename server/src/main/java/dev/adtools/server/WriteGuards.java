package dev.adtools.server;

import dev.adtools.server.approval.Approvals;
import dev.adtools.server.audit.WriteEvents;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.OutcomeListener;
import dev.adtools.server.idempotency.OutcomeListener.EndedOperation;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.workflow.WorkflowHolds;
import org.jdbi.v3.core.Handle;

/**
 * Guards that have a say in a write, and the ledgers that tell of it.
 *
 * @param halts the kill switch
 * @param days how many writes there may be a day
 * @param spend what may be spent
 * @param approvals what waits for another person, or was approved
 * @param workflows the steps that wait
 * @param claims what makes a write happen once
 * @param events what notes it in the trail
 */
record WriteGuards(
        Halts halts,
        DailyWrites days,
        SpendGuard spend,
        Approvals approvals,
        WorkflowHolds workflows,
        Claims claims,
        WriteEvents events)
        implements OutcomeListener {

    /**
     * Tells the ledgers how an operation ended, in order, in the transaction that notes it: when its answer comes, late or not,
     * when its node falls silent, when it is found on the platform, and when a person settles it or gives it up.
     */
    @Override
    public void ended(Handle handle, EndedOperation ended) {
        StatementBatch.execute(handle, batch -> ended(batch, ended));
    }

    private void ended(StatementBatch batch, EndedOperation ended) {
        // The money first: too much is held rather than too little.
        spend.settle(batch, ended.id(), ended.outcome());
        // Then its Pending Action and its workflow step. After a write that changed nothing, both keep waiting.
        if (!reopened(batch, ended)) {
            settle(batch, ended);
        }
        // The audit record last, with the final states.
        events.ended(batch, ended.id(), ended.entity(), ended.outcome(), ended.verified());
    }

    private void settle(StatementBatch batch, EndedOperation ended) {
        if (ended.pendingActionId() != null) {
            approvals.settle(batch.send(), ended.id(), ended.outcome());
        }
        if (ended.workflowId() != null) {
            workflows.ended(batch.send(), ended.id(), ended.outcome());
        }
    }

    // Only a request of its caller sends it again: this starts no attempt.
    private boolean reopened(StatementBatch batch, EndedOperation ended) {
        String action = ended.pendingActionId();
        if (action == null
                || ended.outcome() != OutcomeState.NOT_APPLIED
                || !workflows.waitsFor(batch.send(), ended.workflowId(), action)
                || !approvals.reopen(batch.send(), ended.id())) {
            return false;
        }
        events.reopened(batch, ended.id(), action);
        return true;
    }
}
