package dev.adtools.tools.platform.sandbox;

import java.util.stream.LongStream;

/** Pseudo-random numbers (SplitMix64) that follow from seeds alone, so they are the same on every node and after every restart. */
final class SeededRandom {

    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST_FACTOR = 0xBF58476D1CE4E5B9L;
    private static final long SECOND_FACTOR = 0x94D049BB133111EBL;
    private static final double FRACTIONS = 1L << 53;
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private long state;

    private SeededRandom(long state) {
        this.state = state;
    }

    static SeededRandom of(long... seeds) {
        return new SeededRandom(seed(seeds));
    }

    private static long seed(long... seeds) {
        long state = 0;
        for (long seed : seeds) {
            state = mixed(state + STEP + seed);
        }
        return state;
    }

    private static long mixed(long value) {
        long once = (value ^ (value >>> 30)) * FIRST_FACTOR;
        long twice = (once ^ (once >>> 27)) * SECOND_FACTOR;
        return twice ^ (twice >>> 31);
    }

    static SeededRandom of(String text) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return new SeededRandom(hash - STEP);
    }

    /** Returns the seed of a text that belongs to a thing. */
    static long seed(long thing, String text) {
        return seed(LongStream.concat(LongStream.of(thing), text.chars().asLongStream())
                .toArray());
    }

    /** Returns the numbers for one of many uses; other uses have others. */
    SeededRandom fork(long use) {
        return new SeededRandom(mixed(state + STEP * (use + 2)) - STEP);
    }

    /** Passes over a number. */
    SeededRandom skip() {
        state += STEP;
        return this;
    }

    private long next() {
        state += STEP;
        return mixed(state);
    }

    /** Returns the next fraction, from 0 to below 1. */
    double nextDouble() {
        return (next() >>> 11) / FRACTIONS;
    }

    /** Returns the next number between two. */
    double nextDouble(double least, double most) {
        return least + (most - least) * nextDouble();
    }

    /** Returns the next whole number from 0 to below a bound. */
    int nextInt(int bound) {
        return (int) (nextDouble() * bound);
    }

    /** Returns the next whole number between two, both included. */
    int nextInt(int least, int most) {
        return least + (int) Math.floorMod(next(), (long) most - least + 1);
    }

    /** Returns a whole number near an expected one, which on average it is. */
    long nextRounded(double expected) {
        return (long) Math.floor(expected + nextDouble());
    }

    /** Returns a next share of a count, between two shares of it. */
    long nextShare(long of, double least, double most) {
        return Math.min(of, Math.round(of * nextDouble(least, most)));
    }
}
