package dev.adtools.server;

import dev.adtools.server.approval.ActionCollector;
import dev.adtools.server.idempotency.Collector;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.spend.SpendCollector;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.WorkflowCollector;
import java.time.Duration;

/** Begins the removal of what writes leave behind, once it is no longer kept. */
final class Collecting {

    private static final Duration OFTEN = Duration.ofMinutes(10);
    private static final Duration SELDOM = Duration.ofHours(6);

    private Collecting() {}

    static void start(Ground ground) {
        Tx tx = ground.tx();
        // What tells of an operation is kept for as long as the longest kept operation, counted from its own end.
        Duration kept = Retention.longest();
        ground.collectEvery("operations-collect", OFTEN, new Collector(tx)::collect);
        ground.collectEvery("pending-actions-collect", SELDOM, new ActionCollector(tx, kept)::collect);
        ground.collectEvery("workflows-collect", SELDOM, new WorkflowCollector(tx, kept)::collect);
        ground.collectEvery("spend-collect", SELDOM, new SpendCollector(tx, kept)::collect);
    }
}
