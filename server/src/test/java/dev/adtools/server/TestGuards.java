package dev.adtools.server;

import dev.adtools.server.approval.ApprovalTerms;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.ToolDigests;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.WorkflowHolds;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Everything that has a say in a write, on a store, without caps. */
final class TestGuards {

    private TestGuards() {}

    /** Returns guards with whom nobody can approve. */
    static WriteGuards of(Tx tx, CallIds ids, Clock clock, Retention retention) {
        ApprovalTerms terms = new ApprovalTerms(Duration.ofDays(7), Duration.ofHours(24), 1);
        return of(
                tx,
                clock,
                retention,
                new Approvals(ids, clock, terms, new ToolDigests("1"), (handle, principal) -> List.of()));
    }

    static WriteGuards of(Tx tx, Clock clock, Retention retention, Approvals approvals) {
        return new WriteGuards(
                new Halts(tx, clock),
                new SpendGuard(Caps.of(SpendSection.NONE), clock),
                approvals,
                new WorkflowHolds(clock),
                new Operations(clock, retention));
    }
}
