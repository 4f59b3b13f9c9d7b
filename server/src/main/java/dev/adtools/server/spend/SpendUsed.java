package dev.adtools.server.spend;

/**
 * Part of a day that is used up.
 *
 * @param micros how much daily spend was raised or may have been
 * @param creates how many things were made or may have been
 */
record SpendUsed(long micros, long creates) {

    static final SpendUsed NOTHING = new SpendUsed(0, 0);

    SpendUsed and(SpendUsed more) {
        return new SpendUsed(micros + more.micros, creates + more.creates);
    }

    boolean isWithin(SpendUsed limits) {
        return micros <= limits.micros && creates <= limits.creates;
    }
}
