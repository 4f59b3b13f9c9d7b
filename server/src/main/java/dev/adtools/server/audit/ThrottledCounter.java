package dev.adtools.server.audit;

import dev.adtools.server.call.Caller;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Counts, token by token, requests that came too often to be looked at, and records the counts once in a while: one by one
 * they would cost more than what they are refused for.
 */
public final class ThrottledCounter {

    private final AuditTrail trail;
    private final AuditEventWriter writer;
    private final Map<Caller, Long> counts = new ConcurrentHashMap<>();

    ThrottledCounter(AuditTrail trail, AuditEventWriter writer) {
        this.trail = trail;
        this.writer = writer;
    }

    /** Counts one. */
    public void refused(Caller caller) {
        counts.merge(caller, 1L, Long::sum);
    }

    /** Records how many there were since the last time, an event for each token. */
    synchronized void report() {
        counts.forEach((caller, count) -> {
            IndexedFields columns =
                    new IndexedFields("rate.refused", caller.principal(), null, null, null, null, "RATE_LIMITED");
            trail.add(writer.write(columns, null, out -> {
                out.name("actor").beginObject();
                out.name("principal").value(caller.principal());
                out.name("owner").value(caller.owner());
                out.name("token_id").value(caller.tokenId());
                out.endObject();
                out.name("count").value(count);
            }));
            // Not before it is taken: what the trail refuses now is reported the next time.
            counts.computeIfPresent(caller, (same, now) -> now.equals(count) ? null : now - count);
        });
    }
}
