package dev.adtools.tools.platform.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers until when the platform asked to wait, so that nobody makes it worse meanwhile. */
final class ThrottleMemory {

    // Limits are sometimes lifted early: after this long, one request tries.
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int MANY = 1_000;
    private static final String EVERYWHERE = "*";

    private final Map<String, Instant> until = new ConcurrentHashMap<>();

    void note(String account, Advice advice, Instant now) {
        if (advice.kind() != Advice.Kind.THROTTLED || advice.hint().isZero()) {
            return;
        }
        if (until.size() >= MANY) {
            until.values().removeIf(end -> !end.isAfter(now));
        }
        Duration wait = advice.hint().compareTo(LONGEST) < 0 ? advice.hint() : LONGEST;
        until.put(advice.everywhere() ? EVERYWHERE : account, now.plus(wait));
    }

    /** Returns what a request of an account is answered while the platform wants none. */
    Optional<WireFailure> held(String account, Instant now) {
        Duration left = max(left(account, now), left(EVERYWHERE, now));
        if (left.isZero() || left.isNegative()) {
            return Optional.empty();
        }
        return Optional.of(new WireFailure(
                WireFailure.Stage.HELD_BACK,
                "it had too many requests before, and nothing was sent now",
                left.plusMillis(999).toSeconds()));
    }

    private Duration left(String key, Instant now) {
        Instant end = until.get(key);
        return end == null ? Duration.ZERO : Duration.between(now, end);
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
