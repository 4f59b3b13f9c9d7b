package dev.adtools.tools.alpha.searchterms;

import java.math.BigDecimal;
import java.util.Collection;

/** The numbers of a row, a term or a whole list. */
record Counts(long impressions, long clicks, long costMicros, BigDecimal conversions, BigDecimal value) {

    static final Counts NONE = new Counts(0, 0, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    static Counts of(Collection<Term> terms) {
        return terms.stream().map(Term::counts).reduce(NONE, Counts::plus);
    }

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
