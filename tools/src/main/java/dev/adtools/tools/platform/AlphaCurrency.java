package dev.adtools.tools.platform;

/**
 * A currency as alpha counts it.
 *
 * @param code the ISO 4217 code
 * @param unitMicros the least amount that can be billed, in micros: 10,000 for USD, 1,000,000 for JPY
 * @param known whether the platform told the unit; otherwise it is the one of most currencies
 */
public record AlphaCurrency(String code, long unitMicros, boolean known) {

    private static final long MOST_COMMON_UNIT = 10_000;
    private static final int MICRO_DIGITS = 6;

    /** Returns a currency whose unit the platform told. */
    public static AlphaCurrency of(String code, long unitMicros) {
        return new AlphaCurrency(code, unitMicros, true);
    }

    /** Returns a currency whose unit is not known. */
    public static AlphaCurrency unknown(String code) {
        return new AlphaCurrency(code, MOST_COMMON_UNIT, false);
    }

    /** Returns how many decimal digits an amount in whole units needs: 2 for USD, 0 for JPY. */
    public int minorDigits() {
        int digits = MICRO_DIGITS;
        for (long unit = unitMicros; unit >= 10 && digits > 0; unit /= 10) {
            digits--;
        }
        return digits;
    }
}
