package dev.adtools.api;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An amount of money as results show it: in three units, with its currency. Micros are exact, the others half up.
 *
 * @param currency the ISO 4217 code
 * @param amountMicros the amount in millionths of the currency
 * @param amountMinor the amount in the platform's minor units, rounded half up where micros are finer
 * @param amountMajor the same in units of the currency as a decimal text with all its digits, for example {@code "50.00"}
 */
@Body(description = "An exact amount in three units, with its currency.")
public record Money(
        @Arg(description = "The ISO 4217 code.", examples = "USD")
        String currency,

        @Arg(description = "The amount in millionths of the currency.", examples = "50000000")
        long amountMicros,

        @Arg(
                description =
                        "The amount in the platform's minor units, such as cents, rounded half up where micros are finer.",
                examples = "5000")
        long amountMinor,

        @Arg(description = "The amount in units of the currency as a decimal text.", examples = "50.00")
        String amountMajor) {

    private static final long MICROS = 1_000_000;
    private static final int MICRO_DIGITS = 6;

    /**
     * Returns an amount given in micros.
     *
     * @param micros millionths of the currency
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has: 2 for USD, 0 for JPY, at most 6
     * @return the amount
     */
    public static Money ofMicros(long micros, String currency, int minorDigits) {
        BigDecimal major = BigDecimal.valueOf(micros, MICRO_DIGITS).setScale(minorDigits, RoundingMode.HALF_UP);
        return new Money(currency, micros, major.unscaledValue().longValueExact(), major.toPlainString());
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
}
