package dev.adtools.server;

import dev.adtools.server.approval.ActionRetentionJob;
import dev.adtools.server.idempotency.OperationRetentionJob;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.spend.SpendRetentionJob;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.WorkflowRetentionJob;
import java.time.Duration;

/** Wires the jobs that remove what is no longer kept. */
final class RetentionModule {

    private static final Duration OFTEN = Duration.ofMinutes(10);
    private static final Duration SELDOM = Duration.ofHours(6);

    private RetentionModule() {}

    static void start(ServiceContext service) {
        Tx tx = service.tx();
        // What tells of an operation is kept for as long as the longest kept operation, counted from its own end.
        Duration kept = Retention.longest();
        service.collectEvery("operations-collect", OFTEN, new OperationRetentionJob(tx)::collect);
        service.collectEvery("pending-actions-collect", SELDOM, new ActionRetentionJob(tx, kept)::collect);
        service.collectEvery("workflows-collect", SELDOM, new WorkflowRetentionJob(tx, kept)::collect);
        service.collectEvery("spend-collect", SELDOM, new SpendRetentionJob(tx, kept)::collect);
    }
}
