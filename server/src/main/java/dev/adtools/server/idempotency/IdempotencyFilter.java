package dev.adtools.server.idempotency;

import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.store.Tx;
import java.util.Optional;

/** Answers a call whose key was used before: with the old answer, or with why there is none. */
public final class IdempotencyFilter implements CallFilter {

    private final Tx tx;
    private final PlatformEnvironments worlds;

    /** Looks keys up in a database. */
    public IdempotencyFilter(Tx tx, PlatformEnvironments worlds) {
        this.tx = tx;
        this.worlds = worlds;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        String key = call.metadata().idempotencyKey();
        Optional<ExistingOperation> used = key == null ? Optional.empty() : find(call, key);
        return used.flatMap(existing -> existing.answer(call, fingerprint(call)))
                // What is proved not applied runs again as the same operation.
                .orElseGet(() -> chain.proceed(
                        used.map(existing -> existing.runAgainBy(call)).orElse(call)));
    }

    private Optional<ExistingOperation> find(ToolCall call, String key) {
        String principal = call.caller().principal();
        String hash = Fingerprint.ofKey(key);
        return tx.read(handle -> OperationStore.keyed(handle, principal, hash));
    }

    private String fingerprint(ToolCall call) {
        return Fingerprint.of(call, worlds.of(call.descriptor().platform()));
    }
}
