package dev.adtools.tools.platform.wire;

import dev.adtools.tools.platform.OperationKind;
import java.time.Clock;
import java.time.Duration;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Policy for sending a request again: how often, and how soon. There is no number for writes: a write is sent once.
 *
 * @param reads how often a read is sent at most
 * @param checks how often a check is sent at most
 * @param clock tells the time
 * @param random spreads the attempts of many callers
 * @param pause lets time pass
 */
public record RetryPolicy(int reads, int checks, Clock clock, RandomGenerator random, Pause pause) {

    private static final int READS = 3;
    private static final int CHECKS = 2;
    private static final long BASE_MILLIS = 400;
    private static final long CAP_MILLIS = 5_000;
    private static final int LONGEST_SHIFT = 4;

    /** Returns the policy that sends everything once. */
    public static RetryPolicy once() {
        return new RetryPolicy(1, 1, Clock.systemUTC(), new Random(), length -> {});
    }

    /** Returns the service's policy. */
    public static RetryPolicy standard(Clock clock, RandomGenerator random, Pause pause) {
        return new RetryPolicy(READS, CHECKS, clock, random, pause);
    }

    int attempts(OperationKind kind) {
        return switch (kind) {
            case READ -> reads;
            case VALIDATE -> checks;
            case WRITE -> 1;
        };
    }

    /** Returns how long to wait behind an attempt: anything up to a bound that doubles (full jitter). */
    Duration backoff(int attempt) {
        long bound = Math.min(CAP_MILLIS, BASE_MILLIS << Math.min(attempt - 1, LONGEST_SHIFT));
        return Duration.ofMillis(random.nextLong(bound + 1));
    }
}
