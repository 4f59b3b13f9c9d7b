package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Micros;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Facts about the account that all terms together show.
 *
 * @param totals the sums over all terms
 * @param wastedMicros the cost of the terms without conversion
 * @param targetMicros what a conversion may cost; 0 when it is not known
 * @param source where that comes from
 */
record Account(Counts totals, long wastedMicros, long targetMicros, TargetSource source) {

    private static final BigDecimal THREE = new BigDecimal(3);
    private static final int SIX_HALVES = 6;

    /** Returns what terms say; the account's own numbers are null when they were not read. */
    static Account of(List<Term> terms, @Nullable Micros stated, @Nullable AlphaMetrics account) {
        Counts totals = Counts.NONE;
        long wasted = 0;
        for (Term term : terms) {
            totals = totals.plus(term.counts());
            wasted += term.counts().converting() ? 0 : term.counts().costMicros();
        }
        TargetCpa target = account == null
                ? TargetCpa.of(stated, totals.costMicros(), totals.conversions(), TargetSource.ROWS_AVERAGE)
                : TargetCpa.of(
                        stated,
                        account.costMicros(),
                        AlphaMetric.COST_PER_CONVERSION.of(account) == null ? BigDecimal.ZERO : account.conversions(),
                        TargetSource.ACCOUNT_AVERAGE);
        return new Account(totals, wasted, Objects.requireNonNullElse(target.micros(), 0L), target.source());
    }

    boolean hasTarget() {
        return targetMicros > 0;
    }

    /** Returns whether a cost is at least so many halves of the target. */
    boolean costs(Counts counts, int halves) {
        return hasTarget() && 2 * counts.costMicros() >= halves * targetMicros;
    }

    /** Returns whether three conversions were due, by cost where there is a target, or else by clicks. */
    boolean expectsThreeConversions(Counts counts) {
        return hasTarget() ? costs(counts, SIX_HALVES) : hasClicksOfThreeConversions(counts);
    }

    /** Returns whether clicks are three times as many as a conversion usually takes. */
    boolean hasClicksOfThreeConversions(Counts counts) {
        return totals.converting()
                && BigDecimal.valueOf(counts.clicks())
                                .multiply(totals.conversions())
                                .compareTo(BigDecimal.valueOf(totals.clicks()).multiply(THREE))
                        >= 0;
    }
}
