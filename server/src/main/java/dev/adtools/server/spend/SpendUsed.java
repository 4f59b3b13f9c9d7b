package dev.adtools.server.spend;

/**
 * What is used up of a day.
 *
 * @param micros how much daily spend was raised or may have been
 * @param creates how many things were made or may have been
 */
record SpendUsed(long micros, long creates) {

    static final SpendUsed NOTHING = new SpendUsed(0, 0);
}
