package dev.adtools.api;

/**
 * An amount of money in the smallest unit that the platform counts in: cents of USD, whole yen of JPY.
 *
 * @param value the amount, in the platform's own currency-offset table
 */
@Scalar
public record MinorUnits(long value) {

    /**
     * {@return an amount of minor units}
     *
     * @param value the amount in the smallest unit that the platform counts in
     */
    public static MinorUnits of(long value) {
        return new MinorUnits(value);
    }
}
