package dev.adtools.tools.report;

import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.platform.Metrics;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Metric of a report: a number that rows count, or the ratio of two of them. Its value is null where the platform sent none.
 *
 * @param names the counted metrics that it takes, as {@link MetricGaps} names them
 * @param value its value in a row, with 0 for gaps; null where it is not defined
 * @param digits decimal digits of its sums that must be exact: 6 of money, which answers show in micros, and 0 of others
 * @param <M> the platform's metrics
 */
public record Metric<M extends Metrics>(Set<String> names, Function<M, @Nullable BigDecimal> value, int digits) {

    public Metric {
        names = Set.copyOf(names);
    }

    /** Returns a metric that is counted in whole numbers. */
    public static <M extends Metrics> Metric<M> count(String name, ToLongFunction<M> value) {
        return new Metric<>(Set.of(name), counts -> BigDecimal.valueOf(value.applyAsLong(counts)), 0);
    }

    /** Returns a metric that is counted in fractions. */
    public static <M extends Metrics> Metric<M> sum(String name, Function<M, BigDecimal> value) {
        return new Metric<>(Set.of(name), value, 0);
    }

    /** Returns a metric that is counted in units of a currency. */
    public static <M extends Metrics> Metric<M> money(String name, Function<M, BigDecimal> units) {
        return new Metric<>(Set.of(name), units, Amounts.MICRO_DIGITS);
    }

    /** Returns the ratio of this to another. */
    public Metric<M> per(Metric<M> whole) {
        return per(whole, Ratios.DIGITS);
    }

    /** Returns the ratio of this to another, of as many digits as wanted; not defined where a part of either is missing. */
    public Metric<M> per(Metric<M> whole, int ratioDigits) {
        Set<String> both = new HashSet<>(names);
        both.addAll(whole.names);
        return new Metric<>(
                both,
                counts -> {
                    BigDecimal parts = complete(counts);
                    BigDecimal all = whole.complete(counts);
                    return parts == null || all == null ? null : Ratios.quotient(parts, all, ratioDigits);
                },
                0);
    }

    /** Returns its value in a row, or the sum of all known values; null where none is known. */
    public @Nullable BigDecimal of(M counts) {
        return Collections.disjoint(counts.gaps().unknown(), names) ? value.apply(counts) : null;
    }

    /** Returns its value where no value is missing, not even in one of the rows that were added up; else null. */
    public @Nullable BigDecimal complete(M counts) {
        return Collections.disjoint(counts.gaps().partial(), names) ? value.apply(counts) : null;
    }

    /** Returns its value in a row as a whole number; null where it is not defined. */
    public @Nullable Long whole(M counts) {
        BigDecimal whole = of(counts);
        return whole == null ? null : (Long) whole.longValueExact();
    }

    /** Returns its value in a row as answers show fractions; null where it is not defined. */
    public @Nullable BigDecimal rounded(M counts) {
        BigDecimal fraction = of(counts);
        return fraction == null ? null : Ratios.rounded(fraction);
    }

    /** Returns its value in a row, an amount of units, in micros; null where it is not defined. */
    public @Nullable Long micros(M counts) {
        BigDecimal units = of(counts);
        return units == null ? null : (Long) Amounts.micros(units);
    }

    /** Returns its value for a sentence, to be followed by the name of the metric. */
    public String words(M counts) {
        BigDecimal known = of(counts);
        return known == null
                ? "an unknown number of"
                : known.stripTrailingZeros().toPlainString();
    }

    /** Returns the text by which its value is sorted in a {@link NumberOrder}. */
    public String sortText(M counts) {
        return NumberOrder.text(of(counts));
    }

    /** Returns by how many percent its value has changed; null where there is nothing to compare with. */
    public @Nullable BigDecimal changePercent(M before, M now) {
        return Ratios.changePercent(complete(before), complete(now));
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
