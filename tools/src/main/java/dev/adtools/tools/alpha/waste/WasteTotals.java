package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is spent for nothing, of keywords or of search terms. The two overlap and must not be added: a search costs on
 * the keyword that it matched.
 *
 * @param candidates how many would have to be paused or excluded
 * @param wastedMicros what these cost
 * @param wastedShare its share of the account's cost, 0 to 1; null when nothing was spent
 * @param withoutConversionMicros what all without conversion cost, also below the threshold or switched off since
 * @param withoutConversionShare its share of the account's cost, 0 to 1; null when nothing was spent
 */
public record WasteTotals(
        int candidates,
        long wastedMicros,
        @Nullable BigDecimal wastedShare,
        long withoutConversionMicros,
        @Nullable BigDecimal withoutConversionShare) {

    static WasteTotals of(Collection<Spender> all, Threshold threshold, long accountCost) {
        List<Spender> wasted = all.stream().filter(threshold::isReachedBy).toList();
        long wastedCost = cost(wasted);
        long withoutConversion =
                cost(all.stream().filter(Spender::isWithoutConversion).toList());
        return new WasteTotals(
                wasted.size(),
                wastedCost,
                Ratios.quotient(wastedCost, accountCost),
                withoutConversion,
                Ratios.quotient(withoutConversion, accountCost));
    }

    private static long cost(List<Spender> spenders) {
        return spenders.stream()
                .mapToLong(spender -> spender.metrics().costMicros())
                .sum();
    }
}
