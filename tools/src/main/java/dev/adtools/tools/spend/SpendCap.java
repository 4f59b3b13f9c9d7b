package dev.adtools.tools.spend;

/**
 * Amount by which writes may raise the daily spend of one account.
 *
 * @param currency the ISO 4217 code of its amounts
 * @param perCallMicros by one call, in micros
 * @param perDayMicros by all calls of a day together, in micros
 */
public record SpendCap(String currency, long perCallMicros, long perDayMicros) {

    /** Returns the most that one write could ever add. */
    public long mostMicros() {
        return Math.min(perCallMicros, perDayMicros);
    }
}
