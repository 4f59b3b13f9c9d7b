package dev.adtools.tools.beta.health;

import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A quotient that is compared exactly, and rounded only to be shown. */
record Fraction(BigDecimal part, BigDecimal whole) {

    /** Returns a part of a whole; null when one is not known or nothing is divided by. */
    static @Nullable Fraction of(@Nullable BigDecimal part, @Nullable BigDecimal whole) {
        return part == null || whole == null || whole.signum() == 0 ? null : new Fraction(part, whole);
    }

    static @Nullable Fraction of(@Nullable Long part, @Nullable Long whole) {
        return part == null || whole == null ? null : of(BigDecimal.valueOf(part), BigDecimal.valueOf(whole));
    }

    static Fraction of(BigDecimal number) {
        return new Fraction(number, BigDecimal.ONE);
    }

    /** Returns how this compares with a multiple of another, which is not negative, as a comparator does. */
    int compare(BigDecimal factor, Fraction other) {
        return part.multiply(other.whole).compareTo(factor.multiply(other.part).multiply(whole));
    }

    int compareTo(BigDecimal number) {
        return compare(BigDecimal.ONE, of(number));
    }

    boolean isZero() {
        return part.signum() == 0;
    }

    /** Returns the quotient as answers show it; null for one that not every JSON reader would hold. */
    @Nullable
    BigDecimal rounded() {
        return Ratios.quotient(part, whole);
    }
}
