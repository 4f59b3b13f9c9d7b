package dev.adtools.server.quota;

import io.github.bucket4j.ConsumptionProbe;

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
