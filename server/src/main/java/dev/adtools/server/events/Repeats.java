package dev.adtools.server.events;

import dev.adtools.api.AccountId;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides what is a repeat. The first calls of a minute that fail alike are events of their own, so that each can be
 * found by its request id; the rest of the minute is one event with a count, so that a loop cannot flood the list.
 */
final class Repeats {

    private static final int APART = 20;

    private final Map<String, Integer> seen = new HashMap<>();
    private Instant minute = Instant.MIN;

    /** Returns what an event has in common with those that it repeats. */
    synchronized String fingerprint(String id, Instant at, ServiceEvent.What what, ServiceEvent.@Nullable Call call) {
        Instant now = at.truncatedTo(ChronoUnit.MINUTES);
        if (!now.equals(minute)) {
            minute = now;
            seen.clear();
        }
        String like = hash(now + "\n" + what + "\n" + kind(call));
        return call != null && seen.merge(like, 1, Integer::sum) <= APART ? hash(id) : like;
    }

    private static String kind(ServiceEvent.@Nullable Call call) {
        if (call == null) {
            return "";
        }
        AccountId account = call.account();
        return call.tool() + "\n" + (account == null ? "" : account.value());
    }

    /** Returns a hash as 64 hexadecimal digits. */
    static String hash(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
