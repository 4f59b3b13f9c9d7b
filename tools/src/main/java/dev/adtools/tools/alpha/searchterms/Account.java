package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Micros;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all terms together say about the account.
 *
 * @param totals the sums over all terms
 * @param wastedMicros the cost of the terms without conversion
 * @param targetMicros what a conversion may cost; 0 when it is not known
 * @param source where that comes from
 */
record Account(Counts totals, long wastedMicros, long targetMicros, TargetSource source) {

    private static final BigDecimal ENOUGH_CONVERSIONS = BigDecimal.TEN;

    static Account of(List<Term> terms, @Nullable Micros target) {
        Counts totals = Counts.NONE;
        long wasted = 0;
        for (Term term : terms) {
            totals = totals.plus(term.counts());
            wasted += term.counts().converting() ? 0 : term.counts().costMicros();
        }
        if (target != null) {
            return new Account(totals, wasted, target.value(), TargetSource.ARGUMENT);
        }
        Long average = totals.conversions().compareTo(ENOUGH_CONVERSIONS) < 0 ? null : Ratio.costPerConversion(totals);
        // An average of nothing is no target: every cost would exceed it.
        return average == null || average == 0
                ? new Account(totals, wasted, 0, TargetSource.NONE)
                : new Account(totals, wasted, average, TargetSource.ACCOUNT_AVERAGE);
    }

    boolean hasTarget() {
        return targetMicros > 0;
    }

    /** Returns whether a cost is at least so many halves of the target. */
    boolean costs(Counts counts, int halves) {
        return hasTarget() && 2 * counts.costMicros() >= halves * targetMicros;
    }
}
