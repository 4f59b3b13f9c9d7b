package dev.adtools.tools.platform.sandbox;

/** Numbers that look random and are the same wherever they are asked for. */
final class AnalyticsHash {

    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST = 0xBF58476D1CE4E5B9L;
    private static final long SECOND = 0x94D049BB133111EBL;
    private static final double RANGE = 1L << 53;

    private long state;

    AnalyticsHash(long... seeds) {
        for (long seed : seeds) {
            state = mixed(state + STEP + seed);
        }
    }

    /** Returns the next number from 0 to below 1. */
    double next() {
        state += STEP;
        return (mixed(state) >>> 11) / RANGE;
    }

    /** Returns a next whole number from 0 to below a bound. */
    int below(int bound) {
        return (int) (next() * bound);
    }

    /** Returns a next share of a count, between two shares of it. */
    long share(long of, double least, double most) {
        return Math.min(of, Math.round(of * (least + (most - least) * next())));
    }

    // The finisher of SplitMix64.
    private static long mixed(long value) {
        long once = (value ^ (value >>> 30)) * FIRST;
        long twice = (once ^ (once >>> 27)) * SECOND;
        return twice ^ (twice >>> 31);
    }
}
