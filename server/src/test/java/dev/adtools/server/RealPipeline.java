package dev.adtools.server;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Interceptor;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.Worlds;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.call.WriteWorld;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.IdempotencyCheck;
import dev.adtools.server.idempotency.KeyRate;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.NewKeys;
import dev.adtools.server.idempotency.OperationClaim;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.Tx;
import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The service's own pipeline and ledger on a store, without what stands around them. */
public final class RealPipeline {

    private static final Retention RETENTION = new Retention(Duration.ofDays(1));
    private static final Interceptor PASS = (call, chain) -> chain.proceed(call);

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
        Clock clock = Clock.systemUTC();
        Worlds worlds = new Worlds(Map.of());
        WriteLedger real = new WriteOrder(tx, TestGuards.of(tx, ids, clock, RETENTION), new EndOrder());
        OperationClaim claims = new OperationClaim(
                tx,
                worlds,
                clock,
                new Claims(ids, node, RETENTION),
                new KeyRate(new NewKeys(1_000_000, 1_000_000), TimeMeter.SYSTEM_NANOTIME));
        CallSteps steps = new CallSteps(PASS, PASS, new IdempotencyCheck(tx, worlds), claim.apply(claims));
        return CallOrder.of(steps, new RunTool(clock, new WriteWorld(ledger.apply(real), worlds)));
    }
}
