package dev.adtools.server.quota;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;

/** Counts what is used of rates. */
interface Counters {

    /** Takes one. */
    ConsumeResult take(RateKey key);

    /** Returns how many are left, and takes none. */
    long left(RateKey key);

    /** Removes what is kept for nothing. */
    default void collect() {
        // What is kept in memory goes by itself.
    }

    /**
     * Result of taking one from a bucket.
     *
     * @param granted whether there was one
     * @param left how many are left
     * @param nanosToNext how long until there is one, when there was none
     */
    record ConsumeResult(boolean granted, long left, long nanosToNext) {

        static ConsumeResult of(ConsumptionProbe probe) {
            return new ConsumeResult(probe.isConsumed(), probe.getRemainingTokens(), probe.getNanosToWaitForRefill());
        }
    }

    /**
     * Key of a bucket: all that is counted together.
     *
     * @param token the token's id
     * @param rate what is counted
     * @param quota how many a minute; a changed quota begins a new count
     */
    record RateKey(String token, Rate rate, long quota) {

        /** Returns the configuration of a bucket that lets {@code quota} pass at once and as many a minute after that. */
        BucketConfiguration configuration() {
            return BucketConfiguration.builder()
                    .addLimit(limit -> limit.capacity(quota).refillGreedy(quota, Rate.WINDOW))
                    .build();
        }

        /** Returns the name under which nodes share the count. */
        String name() {
            return token + " " + rate.wireName() + " " + quota;
        }
    }
}
