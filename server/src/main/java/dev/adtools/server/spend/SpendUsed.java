package dev.adtools.server.spend;

/**
 * Part of a day that is used up.
 *
 * @param micros the net raise of daily spend that was made or may have been made
 * @param creates how many things were made or may have been
 */
record SpendUsed(long micros, long creates) {

    static final SpendUsed NOTHING = new SpendUsed(0, 0);
}
