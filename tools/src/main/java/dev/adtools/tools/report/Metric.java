package dev.adtools.tools.report;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Metric of a report: a number that rows count, or the ratio of two of them.
 *
 * @param value its value in a row; null where it is not defined
 * @param digits decimal digits of its sums that must be exact: 6 of money, which answers show in micros, and 0 of others
 * @param <M> what a row counts
 */
public record Metric<M>(Function<M, @Nullable BigDecimal> value, int digits) {

    /** Returns a metric that is counted in whole numbers. */
    public static <M> Metric<M> count(ToLongFunction<M> value) {
        return new Metric<>(counts -> BigDecimal.valueOf(value.applyAsLong(counts)), 0);
    }

    /** Returns a metric that is counted in fractions. */
    public static <M> Metric<M> sum(Function<M, BigDecimal> value) {
        return new Metric<>(value, 0);
    }

    /** Returns a metric that is counted in units of a currency. */
    public static <M> Metric<M> money(Function<M, BigDecimal> units) {
        return new Metric<>(units, Amounts.MICRO_DIGITS);
    }

    /** Returns the ratio of this to another. */
    public Metric<M> per(Metric<M> whole) {
        return per(whole, Ratios.DIGITS);
    }

    /** Returns the ratio of this to another, of as many digits as wanted. */
    public Metric<M> per(Metric<M> whole, int ratioDigits) {
        return new Metric<>(
                counts -> {
                    BigDecimal parts = of(counts);
                    BigDecimal all = whole.of(counts);
                    return parts == null || all == null ? null : Ratios.quotient(parts, all, ratioDigits);
                },
                0);
    }

    /** Returns its value in a row; null where it is not defined. */
    public @Nullable BigDecimal of(M counts) {
        return value.apply(counts);
    }

    /** Returns its value in a row as a whole number; null where it is not defined. */
    public @Nullable Long whole(M counts) {
        BigDecimal whole = of(counts);
        return whole == null ? null : (Long) whole.longValueExact();
    }

    /** Returns the text by which its value is sorted in a {@link NumberOrder}. */
    public String sortText(M counts) {
        return NumberOrder.text(of(counts));
    }

    /** Returns by how many percent its value has changed; null where there is nothing to compare with. */
    public @Nullable BigDecimal changePercent(M before, M now) {
        return Ratios.changePercent(of(before), of(now));
    }

    /** Returns whether every JSON reader holds its sum over all rows, and over any of them, exactly. */
    boolean isExactIn(Collection<M> rows) {
        // What the platform takes back makes the sum of all smaller than that of a part.
        BigDecimal magnitude = rows.stream()
                .map(this::of)
                .filter(Objects::nonNull)
                .map(BigDecimal::abs)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        return Ratios.isExact(magnitude.movePointRight(digits));
    }
}
