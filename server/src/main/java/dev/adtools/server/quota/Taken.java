package dev.adtools.server.quota;

import io.github.bucket4j.ConsumptionProbe;

/**
 * What became of taking one.
 *
 * @param granted whether there was one
 * @param left how many are left
 * @param nanosToNext how long until there is one, when there was none
 */
record Taken(boolean granted, long left, long nanosToNext) {

    static Taken of(ConsumptionProbe probe) {
        return new Taken(probe.isConsumed(), probe.getRemainingTokens(), probe.getNanosToWaitForRefill());
    }
}
