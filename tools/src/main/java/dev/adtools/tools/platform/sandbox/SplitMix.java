package dev.adtools.tools.platform.sandbox;

/** The finisher of SplitMix64: every bit of what goes in touches every bit of what comes out. */
final class SplitMix {

    /** What one state is apart from the next. */
    static final long STEP = 0x9E3779B97F4A7C15L;

    private static final long FIRST = 0xBF58476D1CE4E5B9L;
    private static final long SECOND = 0x94D049BB133111EBL;

    private SplitMix() {}

    static long mixed(long value) {
        long once = (value ^ (value >>> 30)) * FIRST;
        long twice = (once ^ (once >>> 27)) * SECOND;
        return twice ^ (twice >>> 31);
    }
}
