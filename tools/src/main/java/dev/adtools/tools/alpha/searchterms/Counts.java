package dev.adtools.tools.alpha.searchterms;

import java.math.BigDecimal;

/** The numbers of a row, a term or a whole list. */
record Counts(long impressions, long clicks, long costMicros, BigDecimal conversions, BigDecimal value) {

    static final Counts NONE = new Counts(0, 0, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    Counts plus(Counts other) {
        return new Counts(
                impressions + other.impressions,
                clicks + other.clicks,
                costMicros + other.costMicros,
                conversions.add(other.conversions),
                value.add(other.value));
    }

    boolean converting() {
        return conversions.signum() > 0;
    }
}
