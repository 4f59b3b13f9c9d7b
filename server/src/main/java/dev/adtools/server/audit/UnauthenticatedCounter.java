package dev.adtools.server.audit;

import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Counts requests that were not let in, and records the count once in a while: one by one they would let strangers fill the
 * trail.
 */
public final class UnauthenticatedCounter {

    /** How long they are counted before the count is recorded. */
    static final Duration COUNTED = Duration.ofSeconds(10);

    private static final int SAMPLE = 5;

    private final AuditTrail trail;
    private final AuditEventWriter writer;
    private final Set<String> tokens = new TreeSet<>();
    private long count;

    UnauthenticatedCounter(AuditTrail trail, AuditEventWriter writer) {
        this.trail = trail;
        this.writer = writer;
    }

    /** Counts one; of a token that is known, or looks as if it had been, the public id tells which. */
    public synchronized void refused(@Nullable String tokenId) {
        count++;
        if (tokenId != null && tokens.size() < SAMPLE) {
            tokens.add(tokenId);
        }
    }

    /** Records how many there were since the last time; nothing when there were none. */
    synchronized void report() {
        if (count == 0) {
            return;
        }
        IndexedFields columns = new IndexedFields("auth.refused", null, null, null, null, null, "UNAUTHENTICATED");
        trail.add(writer.write(columns, null, out -> {
            out.name("count").value(count);
            out.name("token_ids").beginArray();
            tokens.forEach(out::value);
            out.endArray();
        }));
        count = 0;
        tokens.clear();
    }
}
