package dev.adtools.server.events;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.Sha256;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts repeats. The first calls of a minute that fail alike are events of their own, so that each can be found by its
 * request id; the rest of the minute is one event with a count, so that a loop cannot flood the list.
 */
final class EventDeduplicator {

    private static final int APART = 20;

    private final Map<String, Integer> seen = new HashMap<>();
    private Instant minute = Instant.MIN;

    /** Returns the fingerprint that an event has in common with those that it repeats. */
    synchronized String fingerprint(String id, Instant at, ServiceEvent.What what, ServiceEvent.@Nullable Call call) {
        Instant now = at.truncatedTo(ChronoUnit.MINUTES);
        if (!now.equals(minute)) {
            minute = now;
            seen.clear();
        }
        String like = Sha256.hex(now + "\n" + what + "\n" + kind(call));
        return call != null && seen.merge(like, 1, Integer::sum) <= APART ? Sha256.hex(id) : like;
    }

    private static String kind(ServiceEvent.@Nullable Call call) {
        if (call == null) {
            return "";
        }
        AccountId account = call.account();
        return call.tool() + "\n" + (account == null ? "" : account.value());
    }
}
