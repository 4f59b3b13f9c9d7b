package dev.adtools.server.idempotency;

import dev.adtools.api.Mode;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.idempotency.OperationSummary.Effect;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a call that changes something, or has a key, the only one that runs its operation. */
public final class ClaimFilter implements CallFilter {

    private static final Logger LOG = LoggerFactory.getLogger(ClaimFilter.class);

    private final Tx tx;
    private final PlatformEnvironments worlds;
    private final Claims claims;
    private final Gate gate;
    private final KeyRate rate;

    /** Claims operations in a database, where a gate lets them. */
    public ClaimFilter(Tx tx, PlatformEnvironments worlds, Claims claims, Gate gate, KeyRate rate) {
        this.tx = tx;
        this.worlds = worlds;
        this.claims = claims;
        this.gate = gate;
        this.rate = rate;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        boolean keyless = call.metadata().idempotencyKey() == null;
        // Of a check nothing is kept: with the same key it checks anew, and the write is another call.
        if ((keyless && Effect.of(call) == Effect.NONE) || call.ready().onlyValidates()) {
            return chain.proceed(call);
        }
        // The service's own calls are as many as were approved or planned.
        if (!keyless && call.metadata().serviceCall() == null) {
            Optional<ToolError> tooMany = rate.refusal(call.caller().principal());
            if (tooMany.isPresent()) {
                return CallResult.failed(tooMany.get());
            }
        }
        PlatformEnvironment world = worlds.of(call.descriptor().platform());
        ToolCall taking = call.claim() == null ? claims.first(call) : call;
        return isPlanned(call) ? planned(taking, world, chain) : claimed(taking, world, chain);
    }

    // What runs other calls has done something before it has an answer.
    private static boolean isPlanned(ToolCall call) {
        return call.descriptor().mode() == Mode.WRITE && call.descriptor().spend() != SpendControl.DELEGATED;
    }

    // Nothing leaves, or is changed here, before the row that claims it; until then nothing has to be kept.
    private CallResult planned(ToolCall call, PlatformEnvironment world, CallChain chain) {
        boolean keyless = call.metadata().idempotencyKey() == null;
        Optional<CallResult> duplicate =
                keyless && Effect.of(call) == Effect.SPEND ? standing(call, world) : Optional.empty();
        if (duplicate.isPresent()) {
            return duplicate.get();
        }
        CallResult answer = chain.proceed(call);
        if (keyless || answer.receipt() != null) {
            return answer;
        }
        if (StoredAnswer.isKept(call, answer)) {
            return tx.write(handle -> claims.unchanged(handle, call, world, answer))
                    .orElseGet(() -> answer.of(call.receipt()));
        }
        // Another call with the key may have been let go meanwhile, and be why this one was refused.
        return standing(call, world).orElse(answer);
    }

    private Optional<CallResult> standing(ToolCall call, PlatformEnvironment world) {
        return tx.read(handle -> claims.standing(handle, call, world));
    }

    private CallResult claimed(ToolCall call, PlatformEnvironment world, CallChain chain) {
        return tx.write(handle -> claim(handle, call, world)).orElseGet(() -> run(call, chain));
    }

    private Optional<CallResult> claim(Handle handle, ToolCall call, PlatformEnvironment world) {
        // The operation first: what ends one takes the operation before the workflow too.
        return claims.claim(handle, call, world)
                .or(() -> gate.refusal(handle, call).map(refusal -> {
                    claims.release(handle, call.claimed());
                    return CallResult.failed(refusal);
                }));
    }

    private CallResult run(ToolCall held, CallChain chain) {
        CallResult answer;
        try {
            answer = chain.proceed(held);
        } catch (RuntimeException | Error bug) {
            // What was to be done here may have been: its claim runs out, and the same key then finds it by the call's
            // id.
            if (Effect.mayRepeat(held)) {
                release(held.claimed());
            }
            throw bug;
        }
        if (held.metadata().idempotencyKey() == null || !StoredAnswer.isKept(held, answer)) {
            release(held.claimed());
            return answer;
        }
        tx.execute(handle -> claims.complete(handle, held, answer));
        return answer.of(held.receipt());
    }

    // Nothing was sent; if the database does not take it now, the lease runs out and says the same.
    private void release(Claim claim) {
        try {
            tx.execute(handle -> claims.release(handle, claim));
        } catch (StoreUnavailable e) {
            LOG.warn(
                    "operation={}: the claim could not be released; it expires with its lease", claim.operationId(), e);
        }
    }

    /** Decides whether a call that has claimed its operation may run, in the transaction that claims. */
    @FunctionalInterface
    public interface Gate {

        /** Returns the refusal; empty when it may run. */
        Optional<ToolError> refusal(Handle handle, ToolCall call);
    }
}
