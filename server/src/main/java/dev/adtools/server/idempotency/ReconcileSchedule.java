package dev.adtools.server.idempotency;

import java.time.Duration;
import java.util.List;

/** Times at which a write whose outcome is unknown is looked for on its platform. */
final class ReconcileSchedule {

    /** Time for which a platform may not yet show a write that was sent. */
    static final Duration VISIBLE_AFTER = Duration.ofMinutes(5);

    /** Time that a node has for a look; a node that was killed meanwhile leaves the look to another. */
    static final Duration LEASE = Duration.ofMinutes(1);

    private static final List<Duration> FIRST = List.of(
            Duration.ofSeconds(5),
            Duration.ofSeconds(30),
            Duration.ofMinutes(2),
            Duration.ofMinutes(10),
            Duration.ofHours(1));
    private static final Duration LATER = Duration.ofDays(1);
    private static final int DAYS = 7;

    private ReconcileSchedule() {}

    /** Returns how many looks there are; afterwards only a person can settle it. */
    static int looks() {
        return FIRST.size() + DAYS;
    }

    /** Returns how long to wait after so many looks. */
    static Duration wait(int looks) {
        return looks < FIRST.size() ? FIRST.get(looks) : LATER;
    }
}
