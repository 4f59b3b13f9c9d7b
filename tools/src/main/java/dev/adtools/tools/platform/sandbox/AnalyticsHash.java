package dev.adtools.tools.platform.sandbox;

/** Numbers that look random and are the same wherever they are asked for. */
final class AnalyticsHash {

    private static final double RANGE = 1L << 53;

    private long state;

    AnalyticsHash(long... seeds) {
        for (long seed : seeds) {
            state = SplitMix.mixed(state + SplitMix.STEP + seed);
        }
    }

    /** Returns the next number from 0 to below 1. */
    double next() {
        state += SplitMix.STEP;
        return (SplitMix.mixed(state) >>> 11) / RANGE;
    }

    /** Returns a next whole number from 0 to below a bound. */
    int below(int bound) {
        return (int) (next() * bound);
    }

    /** Returns a next share of a count, between two shares of it. */
    long share(long of, double least, double most) {
        return Math.min(of, Math.round(of * (least + (most - least) * next())));
    }
}
