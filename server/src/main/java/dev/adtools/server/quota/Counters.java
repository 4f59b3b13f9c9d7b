package dev.adtools.server.quota;

/** Counts what is used of rates. */
interface Counters {

    /** Takes one. */
    ConsumeResult take(RateKey key);

    /** Returns how many are left, and takes none. */
    long left(RateKey key);

    /** Removes what is kept for nothing. */
    default void collect() {
        // What is kept in memory goes by itself.
    }
}
