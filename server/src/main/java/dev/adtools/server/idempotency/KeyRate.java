package dev.adtools.server.idempotency;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Optional;

/** Keeps a principal from filling the database with keys. Each node counts for itself. */
public final class KeyRate {

    private static final Duration FORGOTTEN = Duration.ofMinutes(10);
    private static final int MOST_PRINCIPALS = 10_000;
    private static final double NANOS = 1e9;

    private final LoadingCache<String, Bucket> buckets;

    /**
     * Counts the keys that a principal uses for the first time; old ones cost nothing.
     *
     * @param perSecond how many a second, for as long as it likes
     * @param burst how many at once
     * @param time tells the time
     */
    public KeyRate(int perSecond, int burst, TimeMeter time) {
        buckets = Caffeine.newBuilder()
                .maximumSize(MOST_PRINCIPALS)
                .expireAfterAccess(FORGOTTEN)
                .build(principal -> bucket(perSecond, burst, time));
    }

    private static Bucket bucket(int perSecond, int burst, TimeMeter time) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(burst).refillGreedy(perSecond, Duration.ofSeconds(1)))
                .withCustomTimePrecision(time)
                .build();
    }

    /** Counts one key; returns why it is one too many. */
    Optional<ToolError> refusal(String principal) {
        ConsumptionProbe probe = buckets.get(principal).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed() ? Optional.empty() : Optional.of(tooMany(probe.getNanosToWaitForRefill()));
    }

    private static ToolError tooMany(long nanos) {
        return new ToolError(
                ErrorCode.RATE_LIMITED,
                "This principal uses too many new Idempotency-Keys in too short a time.",
                JsonObject.builder()
                        .put("retry_after_seconds", (long) Math.ceil(nanos / NANOS))
                        .build());
    }
}
