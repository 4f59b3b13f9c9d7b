package dev.adtools.tools.platform.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers until when the platform asked to wait, and holds requests back until then. */
final class ThrottleMemory {

    // Limits are sometimes lifted early: one request tries after each such time.
    private static final Duration BETWEEN_TRIALS = Duration.ofHours(1);
    private static final int MANY = 1_000;
    private static final String EVERYWHERE = "*";

    private final Map<String, Hold> holds = new ConcurrentHashMap<>();

    void note(String account, Advice advice, Instant now) {
        if (advice.kind() != Advice.Kind.THROTTLED || advice.hint().isZero()) {
            return;
        }
        if (holds.size() >= MANY) {
            holds.values().removeIf(hold -> !hold.end().isAfter(now));
        }
        holds.put(
                advice.everywhere() ? EVERYWHERE : account,
                new Hold(now.plus(advice.hint()), now.plus(BETWEEN_TRIALS), false));
    }

    /** Ends the holds that a request of an account was sent to try, because the platform answered it. */
    void answered(String account) {
        holds.computeIfPresent(account, (key, hold) -> hold.onTrial() ? null : hold);
        holds.computeIfPresent(EVERYWHERE, (key, hold) -> hold.onTrial() ? null : hold);
    }

    /** Returns the answer to a request of an account while the platform wants none; empty if the request may be sent. */
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
        Hold hold = holds.get(key);
        return hold == null || tries(key, hold, now) ? Duration.ZERO : Duration.between(now, hold.end());
    }

    private boolean tries(String key, Hold hold, Instant now) {
        return !hold.nextTrial().isAfter(now)
                && holds.replace(key, hold, new Hold(hold.end(), now.plus(BETWEEN_TRIALS), true));
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /**
     * Pause that the platform asked for.
     *
     * @param end when the platform said that it ends
     * @param nextTrial when one request is sent nevertheless
     * @param onTrial whether such a request was sent
     */
    private record Hold(Instant end, Instant nextTrial, boolean onTrial) {}
}
