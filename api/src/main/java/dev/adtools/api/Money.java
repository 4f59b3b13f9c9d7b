package dev.adtools.api;

import java.math.BigDecimal;

/**
 * An amount of money as results show it: exact, in three units, with its currency.
 *
 * @param currency the ISO 4217 code
 * @param amountMicros the amount in millionths of the currency
 * @param amountMinor the amount in the platform's minor units, rounded towards zero where micros are finer
 * @param amountMajor the amount in units of the currency as a decimal text, for example {@code "50.00"}
 */
public record Money(String currency, long amountMicros, long amountMinor, String amountMajor) {

    private static final long MICROS = 1_000_000;

    /**
     * Returns an amount given in micros.
     *
     * @param micros millionths of the currency
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has: 2 for USD, 0 for JPY, at most 6
     * @return the amount
     */
    public static Money ofMicros(long micros, String currency, int minorDigits) {
        long minor = micros / (MICROS / power(minorDigits));
        BigDecimal major = BigDecimal.valueOf(micros, 6).stripTrailingZeros();
        return new Money(currency, micros, minor, atLeast(major, minorDigits));
    }

    /**
     * Returns an amount given in minor units.
     *
     * @param minor minor units of the currency
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has: 2 for USD, 0 for JPY, at most 6
     * @return the amount
     * @throws ArithmeticException when the amount in micros does not fit a long
     */
    public static Money ofMinor(long minor, String currency, int minorDigits) {
        long micros = Math.multiplyExact(minor, MICROS / power(minorDigits));
        return new Money(
                currency, micros, minor, BigDecimal.valueOf(minor, minorDigits).toPlainString());
    }

    private static long power(int digits) {
        return BigDecimal.TEN.pow(digits).longValueExact();
    }

    private static String atLeast(BigDecimal major, int digits) {
        return (major.scale() < digits ? major.setScale(digits) : major).toPlainString();
    }
}
