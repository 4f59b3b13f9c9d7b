package dev.adtools.server.quota;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.adtools.server.quota.Counters.ConsumeResult;
import dev.adtools.server.quota.Counters.RateKey;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.jdbc.PrimaryKeyMapper;
import io.github.bucket4j.distributed.proxy.optimization.DelayParameters;
import io.github.bucket4j.distributed.proxy.optimization.NopeOptimizationListener;
import io.github.bucket4j.distributed.proxy.optimization.Optimization;
import io.github.bucket4j.distributed.proxy.optimization.delay.DelayOptimization;
import io.github.bucket4j.postgresql.Bucket4jPostgreSQL;
import io.github.bucket4j.postgresql.PostgreSQLSelectForUpdateBasedProxyManager;
import java.time.Duration;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts for many nodes in PostgreSQL, in small lots that a node tells the others of later. While the database does not answer, each node counts by itself: rates are soft, and a call must not fail for one.
 */
final class SharedCounters implements Counters {

    private static final Logger LOG = LoggerFactory.getLogger(SharedCounters.class);

    // A node may let this part of a quota pass before it tells the others.
    private static final int LOTS = 50;
    // How many it lets pass untold is bounded by the lot; this only keeps what it knows of the others fresh.
    private static final Duration FRESH = Duration.ofSeconds(5);
    private static final Duration FORGOTTEN = Rate.WINDOW.plusSeconds(1);
    // Longer than a node remembers it.
    private static final Duration KEPT = Rate.WINDOW.multipliedBy(5);
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final long ALONE_NANOS = Duration.ofSeconds(5).toNanos();
    private static final int MOST = 100_000;
    private static final int BATCH = 1_000;

    private final PostgreSQLSelectForUpdateBasedProxyManager<String> manager;
    private final LoadingCache<RateKey, Bucket> buckets;
    private final Counters alone;
    private final TimeMeter time;
    private final Runnable onAlone;
    private volatile long sharedAgain = System.nanoTime();

    /**
     * Counts in a table.
     *
     * @param source connections of its own: it is asked outside of every unit
     * @param time what the nodes' clocks agree on
     * @param onAlone told of every count that is not shared
     */
    SharedCounters(DataSource source, TimeMeter time, Runnable onAlone) {
        this.onAlone = onAlone;
        alone = new LocalCounters(time);
        manager = Bucket4jPostgreSQL.selectForUpdateBasedBuilder(source)
                .primaryKeyMapper(PrimaryKeyMapper.STRING)
                .table("quota_bucket")
                .idColumn("id")
                .stateColumn("state")
                .expiresAtColumn("expires_at")
                .clientClock(time)
                .requestTimeout(PATIENCE)
                .expirationAfterWrite(ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(KEPT))
                .build();
        this.time = time;
        buckets = Caffeine.newBuilder()
                // Waking another thread would cost more than what it is woken for.
                .executor(Runnable::run)
                .ticker(time::currentTimeNanos)
                // With it goes what was not told yet, which would have come back by now.
                .expireAfterAccess(FORGOTTEN)
                .maximumSize(MOST)
                .build(this::bucket);
    }

    private Bucket bucket(RateKey key) {
        // Makes the row: threads that come together cannot, because their batch fails as a whole where there is none.
        manager.builder().build(key.name(), key::configuration).getAvailableTokens();
        return manager.builder().withOptimization(optimization(key)).build(key.name(), key::configuration);
    }

    private Optimization optimization(RateKey key) {
        return new DelayOptimization(
                new DelayParameters(lot(key.quota()), FRESH), NopeOptimizationListener.INSTANCE, time);
    }

    /** Returns how many of a quota one node may let pass before it tells the others. */
    static long lot(long quota) {
        return Math.max(1, quota / LOTS);
    }

    @Override
    public ConsumeResult take(RateKey key) {
        if (isShared()) {
            try {
                return ConsumeResult.of(buckets.get(key).tryConsumeAndReturnRemaining(1));
            } catch (RuntimeException e) {
                countAlone(key, e);
            }
        }
        onAlone.run();
        return alone.take(key);
    }

    @Override
    public long left(RateKey key) {
        if (isShared()) {
            try {
                return buckets.get(key).getAvailableTokens();
            } catch (RuntimeException e) {
                countAlone(key, e);
            }
        }
        return alone.left(key);
    }

    private boolean isShared() {
        return System.nanoTime() - sharedAgain >= 0;
    }

    private void countAlone(RateKey key, RuntimeException why) {
        buckets.invalidate(key);
        sharedAgain = System.nanoTime() + ALONE_NANOS;
        LOG.warn("shared rate limits are unavailable; this node counts by itself for a while: {}", why.getMessage());
    }

    @Override
    public void collect() {
        int last = BATCH;
        while (last == BATCH) {
            last = manager.removeExpired(BATCH);
        }
    }
}
