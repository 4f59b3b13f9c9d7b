package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.StoreUnavailable;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts requests that were refused before anything of them was read, and records the counts once in a while: one by one they
 * would let strangers fill the trail, and cost more than what they are refused for.
 */
public final class RefusalCounter {

    private static final Logger LOG = LoggerFactory.getLogger(RefusalCounter.class);
    private static final int SAMPLE = 5;

    private final AuditTrail trail;
    private final AuditEventWriter writer;
    private final Set<String> tokenIds = new TreeSet<>();
    private long unauthenticated;
    private final Map<Caller, Long> throttled = new ConcurrentHashMap<>();

    RefusalCounter(AuditTrail trail, AuditEventWriter writer) {
        this.trail = trail;
        this.writer = writer;
    }

    /** Counts one without a valid token; of one that is known, or looks as if it had been, the public id tells which. */
    public void unauthenticated(@Nullable String tokenId) {
        synchronized (tokenIds) {
            unauthenticated++;
            if (tokenId != null && tokenIds.size() < SAMPLE) {
                tokenIds.add(tokenId);
            }
        }
    }

    /** Counts one of a token whose requests come too often. */
    public void throttled(Caller caller) {
        throttled.merge(caller, 1L, Long::sum);
    }

    /** Records how many there were since the last time; what the trail does not take now is counted on. */
    synchronized void report() {
        try {
            reportUnauthenticated();
            throttled.forEach(this::reportThrottled);
        } catch (StoreUnavailable e) {
            // Whoever calls this regularly must not be stopped by it.
            LOG.warn("the counts of refused requests are recorded later: the database is unavailable", e);
        }
    }

    private void reportUnauthenticated() {
        synchronized (tokenIds) {
            if (unauthenticated == 0) {
                return;
            }
            IndexedFields columns = new IndexedFields("auth.refused", null, null, null, null, null, "UNAUTHENTICATED");
            trail.add(writer.write(columns, null, out -> {
                out.name("count").value(unauthenticated);
                out.name("token_ids").beginArray();
                tokenIds.forEach(out::value);
                out.endArray();
            }));
            unauthenticated = 0;
            tokenIds.clear();
        }
    }

    private void reportThrottled(Caller caller, long count) {
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
        throttled.computeIfPresent(caller, (same, now) -> now == count ? null : Long.valueOf(now - count));
    }
}
