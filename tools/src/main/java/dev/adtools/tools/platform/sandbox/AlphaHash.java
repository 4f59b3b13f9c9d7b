package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;

/** Numbers that look random, and are the same for the same thing and day on every node. */
final class AlphaHash {

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
        state += SplitMix.STEP;
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

    private static long mixed(long value) {
        return SplitMix.mixed(value + SplitMix.STEP);
    }
}
