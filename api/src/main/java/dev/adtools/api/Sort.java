package dev.adtools.api;

/**
 * Order of rows that a caller asks for: {@code cost_micros}, or {@code -cost_micros} for the highest first. An argument of this
 * type takes both names of each constant.
 *
 * @param <K> the enum of what rows can be sorted by, each constant with a {@link JsonName} that does not begin with a minus
 * @param key what rows are sorted by
 * @param descending whether the highest, latest or last comes first
 */
public record Sort<K extends Enum<K>>(K key, boolean descending) {

    /**
     * {@return the order from the lowest to the highest}
     *
     * @param <K> the enum of what rows can be sorted by
     * @param key what rows are sorted by
     */
    public static <K extends Enum<K>> Sort<K> ascending(K key) {
        return new Sort<>(key, false);
    }

    /**
     * {@return the order from the highest to the lowest}
     *
     * @param <K> the enum of what rows can be sorted by
     * @param key what rows are sorted by
     */
    public static <K extends Enum<K>> Sort<K> descending(K key) {
        return new Sort<>(key, true);
    }
}
