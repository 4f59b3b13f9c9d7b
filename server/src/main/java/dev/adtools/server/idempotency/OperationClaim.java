package dev.adtools.server.idempotency;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Interceptor;
import dev.adtools.server.call.Receipt;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.Worlds;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a call that changes something, or has a key, the only one that runs its operation. */
public final class OperationClaim implements Interceptor {

    private static final Logger LOG = LoggerFactory.getLogger(OperationClaim.class);

    private final Tx tx;
    private final Worlds worlds;
    private final Clock clock;
    private final Claims claims;
    private final KeyRate rate;

    /** Keeps operations in a database, held by a node. */
    public OperationClaim(Tx tx, Worlds worlds, Clock clock, Claims claims, KeyRate rate) {
        this.tx = tx;
        this.worlds = worlds;
        this.clock = clock;
        this.claims = claims;
        this.rate = rate;
    }

    @Override
    public Answer intercept(ToolCall call, CallChain chain) {
        Effect effect = Effect.of(call);
        boolean keyless = call.origin().idempotencyKey() == null;
        if (effect == Effect.NONE && keyless) {
            return chain.proceed(call);
        }
        // The service's own calls are as many as were approved or planned.
        if (!keyless && call.origin().errand() == null) {
            Optional<ToolError> tooMany = rate.refusal(call.caller().principal());
            if (tooMany.isPresent()) {
                return Answer.failed(tooMany.get());
            }
        }
        return claim(call, effect, chain);
    }

    private Answer claim(ToolCall call, Effect effect, CallChain chain) {
        String fingerprint = Fingerprint.of(call, worlds.of(call.descriptor().platform()));
        Wanted wanted = new Wanted(
                call, effect, fingerprint, worlds.of(call.descriptor().platform()));
        return tx.write(handle -> claims.claim(handle, wanted)).fold(held -> run(held, chain), answer -> answer);
    }

    private Answer run(ToolCall held, CallChain chain) {
        Answer answer;
        try {
            answer = chain.proceed(held);
        } catch (RuntimeException | Error bug) {
            // What did not depart may have been done here all the same: its claim runs out, and the same key then finds
            // it by the call's id.
            if (held.descriptor().spend().departs()) {
                release(held.claimed());
            }
            throw bug;
        }
        // A write that was let go or staged has noted its end itself, with everything that belongs to it.
        return answer.receipt() == null ? finished(held, answer) : answer;
    }

    private Answer finished(ToolCall held, Answer answer) {
        Claim claim = held.claimed();
        if (held.origin().idempotencyKey() == null || !StoredAnswer.isKept(held, answer)) {
            release(claim);
            return answer;
        }
        Instant now = clock.instant();
        tx.execute(handle -> OperationStore.complete(handle, claim, answer, now, now.plus(claims.kept(held))));
        return answer.of(new Receipt(claim.operationId(), held.origin().requestId(), false));
    }

    // Nothing was sent; if the database does not take it now, the lease runs out and says the same.
    private void release(Claim claim) {
        try {
            tx.execute(handle -> OperationStore.release(handle, claim, clock.instant()));
        } catch (StoreUnavailable e) {
            LOG.warn("operation={}: the claim is left to run out", claim.operationId(), e);
        }
    }
}
