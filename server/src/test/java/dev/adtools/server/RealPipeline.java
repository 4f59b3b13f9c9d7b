package dev.adtools.server;

import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.OutcomeListener.EndedOperation;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/** The service's own pipeline, ledger and order of ends on a store, without what stands around them. */
public final class RealPipeline {

    private static final Retention RETENTION = new Retention(Duration.ofDays(1));

    private final TestPipeline service;
    private final WriteGuards guards;

    /** Makes those of a node, under caps. */
    public RealPipeline(Tx tx, String node, CallIds ids, SpendSection caps) {
        service = new TestPipeline(tx, Clock.systemUTC(), ids, node, RETENTION);
        guards = service.guards(Caps.of(caps));
    }

    /** Returns the pipeline of the node. */
    public ToolPipeline pipeline() {
        return pipeline(claim -> claim, ledger -> ledger);
    }

    /**
     * Returns the pipeline of a node that is watched where it claims and where it lets go.
     *
     * @param claim puts something around the claim
     * @param ledger puts something around the ledger
     */
    public ToolPipeline pipeline(UnaryOperator<CallFilter> claim, UnaryOperator<WriteLedger> ledger) {
        return service.pipeline(claim, ledger.apply(service.ledger(guards, guards)));
    }

    /** Returns the leases of the node. */
    public Leases leases() {
        return new Leases(service.tx(), service.node(), guards);
    }

    /** Tells everybody who is to be told how an operation ended. */
    public void end(Handle handle, String operationId, OutcomeState outcome) {
        guards.ended(handle, new EndedOperation(operationId, outcome, null, "any", "any", null));
    }
}
