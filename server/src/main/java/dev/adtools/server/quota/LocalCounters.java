package dev.adtools.server.quota;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.adtools.server.quota.Counters.ConsumeResult;
import dev.adtools.server.quota.Counters.RateKey;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/** Counts in the memory of one node, exactly. */
final class LocalCounters implements Counters {

    // What nobody has asked for longer than a window is full again, so nothing is forgotten with it.
    private static final Duration FORGOTTEN = Rate.WINDOW.plusSeconds(1);
    private static final int MOST = 100_000;

    private final LoadingCache<RateKey, Bucket> buckets;

    LocalCounters(TimeMeter time) {
        buckets = Caffeine.newBuilder()
                // Waking another thread would cost more than what it is woken for.
                .executor(Runnable::run)
                .ticker(time::currentTimeNanos)
                .expireAfterAccess(FORGOTTEN)
                .maximumSize(MOST)
                .build(key -> bucket(key, time));
    }

    private static Bucket bucket(RateKey key, TimeMeter time) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(key.quota()).refillGreedy(key.quota(), Rate.WINDOW))
                .withCustomTimePrecision(time)
                .build();
    }

    @Override
    public ConsumeResult take(RateKey key) {
        return ConsumeResult.of(buckets.get(key).tryConsumeAndReturnRemaining(1));
    }

    @Override
    public long left(RateKey key) {
        return buckets.get(key).getAvailableTokens();
    }

    /** Returns how many counts are kept. */
    long size() {
        buckets.cleanUp();
        return buckets.estimatedSize();
    }
}
