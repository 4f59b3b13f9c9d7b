package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;

/** Numbers that look random, and are the same for the same thing and day on every node. */
final class AlphaHash {

    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST = 0xBF58476D1CE4E5B9L;
    private static final long SECOND = 0x94D049BB133111EBL;
    private static final double FRACTIONS = 1L << 53;

    private long state;

    private AlphaHash(long state) {
        this.state = state;
    }

    static AlphaHash of(long thing, LocalDate day) {
        return new AlphaHash(mixed(mixed(thing) + day.toEpochDay()));
    }

    static AlphaHash of(long thing) {
        return new AlphaHash(mixed(thing));
    }

    /** Returns the number of a text that belongs to a thing. */
    static long number(long thing, String text) {
        long number = mixed(thing);
        for (int i = 0; i < text.length(); i++) {
            number = mixed(number + text.charAt(i));
        }
        return number;
    }

    /** Returns the next fraction, from 0 to below 1. */
    double next() {
        state += STEP;
        return (mixed(state) >>> 11) / FRACTIONS;
    }

    /** Returns the next number between two. */
    double between(double least, double most) {
        return least + (most - least) * next();
    }

    /** Returns a whole number near an expected one, which on average it is. */
    long around(double expected) {
        return (long) Math.floor(expected + next());
    }

    // The finisher of SplitMix64.
    private static long mixed(long value) {
        long seeded = value + STEP;
        long once = (seeded ^ (seeded >>> 30)) * FIRST;
        long twice = (once ^ (once >>> 27)) * SECOND;
        return twice ^ (twice >>> 31);
    }
}
