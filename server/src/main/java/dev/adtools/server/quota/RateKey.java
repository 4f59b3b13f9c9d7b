package dev.adtools.server.quota;

import io.github.bucket4j.BucketConfiguration;

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
