package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * What is spent for nothing, of keywords or of search terms. The two overlap and must not be added: a search costs on
 * the keyword that it matched. The parts of the cost without conversion add up to it.
 *
 * @param candidates how many would have to be paused or excluded
 * @param wastedMicros what these cost on the days that can be judged
 * @param wastedShare its share of the account's cost, 0 to 1; null when nothing was spent
 * @param tooRecentMicros what cost without conversion on days that are too recent to judge
 * @param untrackedMicros what cost in campaigns without any conversion, where they may not be tracked
 * @param protectedMicros what is of the own brand, or a search term that is a keyword itself
 * @param stoppedMicros what is excluded or switched off since
 * @param belowThresholdMicros what costs too little, or has too few clicks, to be judged
 * @param withoutConversionMicros what all without conversion cost
 * @param withoutConversionShare its share of the account's cost, 0 to 1; null when nothing was spent
 */
public record WasteTotals(
        int candidates,
        long wastedMicros,
        @Nullable BigDecimal wastedShare,
        long tooRecentMicros,
        long untrackedMicros,
        long protectedMicros,
        long stoppedMicros,
        long belowThresholdMicros,
        long withoutConversionMicros,
        @Nullable BigDecimal withoutConversionShare) {

    static WasteTotals of(Collection<Spender> all, Judgement judgement, long accountCost) {
        int candidates = 0;
        long recent = 0;
        long total = 0;
        long[] sums = new long[Verdict.values().length];
        for (Spender spender : all) {
            if (spender.isWithoutConversion()) {
                Verdict verdict = judgement.of(spender);
                candidates += verdict == Verdict.WASTED ? 1 : 0;
                sums[verdict.ordinal()] += spender.judged().costMicros();
                recent += spender.recent().costMicros();
                total += spender.judged().costMicros() + spender.recent().costMicros();
            }
        }
        long wasted = sums[Verdict.WASTED.ordinal()];
        return new WasteTotals(
                candidates,
                wasted,
                Ratios.quotient(wasted, accountCost),
                recent,
                sums[Verdict.UNTRACKED.ordinal()],
                sums[Verdict.PROTECTED.ordinal()],
                sums[Verdict.STOPPED.ordinal()],
                sums[Verdict.BELOW_THRESHOLD.ordinal()],
                total,
                Ratios.quotient(total, accountCost));
    }
}
