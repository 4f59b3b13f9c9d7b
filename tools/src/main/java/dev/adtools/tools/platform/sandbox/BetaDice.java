package dev.adtools.tools.platform.sandbox;

/**
 * Numbers that look thrown and follow from a text alone, so that every node throws the same.
 *
 * @param state what the next throw follows from
 */
record BetaDice(long state) {

    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    static BetaDice of(String text) {
        long hash = OFFSET;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return new BetaDice(hash);
    }

    /** Returns the dice for one of many uses; other numbers give other throws. */
    BetaDice on(long number) {
        return new BetaDice(SplitMix.mixed(state + SplitMix.STEP * (number + 1)));
    }

    /** Returns a number between two, both included. */
    int between(int least, int most) {
        return least + (int) Math.floorMod(SplitMix.mixed(state), (long) most - least + 1);
    }
}
