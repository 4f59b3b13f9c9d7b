package dev.adtools.tools.beta.health;

import java.math.BigDecimal;

/** Degrees of confidence in an issue. */
final class Confidence {

    /** The platform itself says so. */
    static final BigDecimal STATED = new BigDecimal("0.95");

    /** Follows from numbers that are exact. */
    static final BigDecimal COUNTED = new BigDecimal("0.90");

    /** A rule of thumb. */
    static final BigDecimal THUMB = new BigDecimal("0.50");

    private static final BigDecimal FAIR = new BigDecimal("0.75");
    private static final BigDecimal WEAK = new BigDecimal("0.60");
    private static final BigDecimal TWICE = new BigDecimal(2);
    private static final BigDecimal FIVE_TIMES = new BigDecimal(5);

    private Confidence() {}

    /** Returns how sure a statistic is, by how many times the least sample that the check asks for there is. */
    static BigDecimal of(BigDecimal sample, BigDecimal least) {
        if (sample.compareTo(least.multiply(FIVE_TIMES)) >= 0) {
            return COUNTED;
        }
        return sample.compareTo(least.multiply(TWICE)) >= 0 ? FAIR : WEAK;
    }
}
