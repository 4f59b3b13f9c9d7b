package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Slots of requests in work: at most a quarter of all for one token, so that none shuts out the others, and a few more that
 * are kept for the kill switch.
 */
public final class ConcurrencySlots {

    /** The refusal of a request that finds no slot. */
    static final ToolError OVERLOADED = new ToolError(
            ErrorCode.OVERLOADED,
            "The service has too many requests in work; nothing of this one was read.",
            JsonObject.builder().put("retry_after_seconds", 1).build());

    private static final int TOKENS_AT_LEAST = 4;
    private static final int OF_HALTS = 8;

    private final TokenSlots calls;
    private final Semaphore ofHalts = new Semaphore(OF_HALTS);
    private final Runnable onRefusal;

    /**
     * Makes so many slots.
     *
     * @param onRefusal is told of each request that the service has no room for
     */
    public ConcurrencySlots(int most, Runnable onRefusal) {
        this.calls = new TokenSlots(most, Math.max(1, most / TOKENS_AT_LEAST));
        this.onRefusal = onRefusal;
    }

    /** Takes a slot for a caller, and returns what gives it back; null when none is free. */
    @Nullable
    Runnable take(Caller caller, boolean halting) {
        if (halting && ofHalts.tryAcquire()) {
            return TokenSlots.once(ofHalts::release);
        }
        return calls.take(caller.tokenId());
    }

    /** Notes that a request was refused. */
    void refused() {
        onRefusal.run();
    }
}
