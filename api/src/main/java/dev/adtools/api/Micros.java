package dev.adtools.api;

/**
 * An amount of money in millionths of the account's currency.
 *
 * @param value the amount; 1,000,000 is one unit of the currency
 */
@Scalar
public record Micros(long value) {

    /**
     * {@return an amount of micros}
     *
     * @param value the amount in millionths of the account's currency
     */
    public static Micros of(long value) {
        return new Micros(value);
    }
}
