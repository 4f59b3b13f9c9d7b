package dev.adtools.server;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Interceptor;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Duration;
import java.util.function.UnaryOperator;

/** The service's own pipeline and ledger on a store, without what stands around them. */
public final class RealPipeline {

    private static final Retention RETENTION = new Retention(Duration.ofDays(1));

    private RealPipeline() {}

    /** Returns the pipeline of a node. */
    public static ToolPipeline of(Tx tx, String node, CallIds ids) {
        return of(tx, node, ids, claim -> claim, ledger -> ledger);
    }

    /** Returns what takes over what silent nodes held. */
    public static Leases leases(Tx tx, String node) {
        return new Leases(tx, node, new EndOrder());
    }

    /**
     * Returns the pipeline of a node that is watched where it claims and where it lets go.
     *
     * @param tx the store
     * @param node the node's name
     * @param ids makes ids
     * @param claim puts something around the claim
     * @param ledger puts something around the ledger
     */
    public static ToolPipeline of(
            Tx tx, String node, CallIds ids, UnaryOperator<Interceptor> claim, UnaryOperator<WriteLedger> ledger) {
        TestGround ground = new TestGround(tx, Clock.systemUTC(), ids, node, RETENTION);
        WriteLedger real = new WriteOrder(tx, ground.guards(), new EndOrder());
        return ground.pipeline(claim, ledger.apply(real));
    }
}
