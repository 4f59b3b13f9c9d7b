package dev.adtools.api;

/**
 * The money a write moves, per day.
 *
 * @param dailyBefore the daily budget now; zero when there is none
 * @param dailyAfter the daily budget after the write, once what it creates is serving
 * @param dailyDelta the difference; negative when spend goes down
 * @param monthlyAfter the daily budget after the write times 30.4, the platforms' mean month
 */
public record SpendEffect(Money dailyBefore, Money dailyAfter, Money dailyDelta, Money monthlyAfter) {

    /**
     * Returns the effect of a change of the daily budget.
     *
     * @param beforeMicros the daily budget now, in micros
     * @param afterMicros the daily budget after the write, in micros
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has
     * @return the effect
     * @throws ArithmeticException when the month's amount does not fit a long
     */
    public static SpendEffect daily(long beforeMicros, long afterMicros, String currency, int minorDigits) {
        return new SpendEffect(
                Money.ofMicros(beforeMicros, currency, minorDigits),
                Money.ofMicros(afterMicros, currency, minorDigits),
                Money.ofMicros(Math.subtractExact(afterMicros, beforeMicros), currency, minorDigits),
                Money.ofMicros(Math.multiplyExact(afterMicros, 304L) / 10, currency, minorDigits));
    }
}
