package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sums of what is spent for nothing, for keywords or for search terms. The two overlap and must not be added: a search
 * costs on the keyword that it matched. The parts of the cost without conversion add up to it.
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
        Map<Verdict, Long> sums = new EnumMap<>(Verdict.class);
        for (Spender spender : all) {
            if (spender.isWithoutConversion()) {
                Verdict verdict = judgement.of(spender);
                candidates += verdict == Verdict.WASTED ? 1 : 0;
                sums.merge(verdict, spender.judged().costMicros(), Long::sum);
                recent += spender.recent().costMicros();
                total += spender.judged().costMicros() + spender.recent().costMicros();
            }
        }
        long wasted = sums.getOrDefault(Verdict.WASTED, 0L);
        return new WasteTotals(
                candidates,
                wasted,
                Ratios.quotient(wasted, accountCost),
                recent,
                sums.getOrDefault(Verdict.UNTRACKED, 0L),
                sums.getOrDefault(Verdict.PROTECTED, 0L),
                sums.getOrDefault(Verdict.STOPPED, 0L),
                sums.getOrDefault(Verdict.BELOW_THRESHOLD, 0L),
                total,
                Ratios.quotient(total, accountCost));
    }
}
