package dev.adtools.tools.platform;

import java.util.Set;

/**
 * A currency as alpha counts it.
 *
 * @param code the ISO 4217 code
 * @param unitMicros the least amount that can be billed, in micros: 10,000 for USD, 1,000,000 for JPY
 * @param known whether the platform told the unit; otherwise it is assumed
 */
public record AlphaCurrency(String code, long unitMicros, boolean known) {

    private static final long CENT = 10_000;
    private static final long WHOLE = 1_000_000;
    private static final Set<String> WITHOUT_CENTS = Set.of("CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND");
    private static final int MICRO_DIGITS = 6;

    /** Returns a currency whose unit the platform told. */
    public static AlphaCurrency of(String code, long unitMicros) {
        return new AlphaCurrency(code, unitMicros, true);
    }

    /** Returns a currency whose unit the platform did not tell: a cent, or a whole unit where there are no cents. */
    public static AlphaCurrency unknown(String code) {
        return new AlphaCurrency(code, WITHOUT_CENTS.contains(code) ? WHOLE : CENT, false);
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
