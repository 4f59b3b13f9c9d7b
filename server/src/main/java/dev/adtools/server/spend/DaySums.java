package dev.adtools.server.spend;

/**
 * Sums of an account's day.
 *
 * @param reserved how much daily spend may have been raised by writes whose outcome is not final, in micros
 * @param committed how much it was raised, in micros
 * @param creates how many things were made or may have been
 */
record DaySums(long reserved, long committed, long creates) {

    static final DaySums NOTHING = new DaySums(0, 0, 0);

    /** Returns how much counts against a cap. */
    long used() {
        return reserved + committed;
    }
}
