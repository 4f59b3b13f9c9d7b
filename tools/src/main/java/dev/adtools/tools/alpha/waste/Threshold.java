package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Micros;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.alpha.searchterms.TargetSource;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * From which cost without conversion something counts as wasted.
 *
 * @param minSpendMicros that cost; 1 when neither it nor a target is known
 * @param targetCpaMicros what a conversion may cost; null when that is not known
 * @param targetSource where that comes from
 */
public record Threshold(long minSpendMicros, @Nullable Long targetCpaMicros, TargetSource targetSource) {

    private static final BigDecimal ENOUGH_CONVERSIONS = BigDecimal.TEN;

    static Threshold of(AnalyzeAlphaWastedSpend arguments, AlphaMetrics account) {
        Micros target = arguments.targetCpaMicros();
        Micros least = arguments.minSpendMicros();
        if (target != null) {
            return new Threshold((least == null ? target : least).value(), target.value(), TargetSource.ARGUMENT);
        }
        Long average =
                account.conversions().compareTo(ENOUGH_CONVERSIONS) < 0 ? null : Metrics.costPerConversion(account);
        // An average of nothing is no target: every cost would exceed it.
        if (average == null || average == 0) {
            return new Threshold(least == null ? 1 : least.value(), null, TargetSource.NONE);
        }
        return new Threshold(least == null ? average : least.value(), average, TargetSource.ACCOUNT_AVERAGE);
    }

    boolean isReachedBy(Spender spender) {
        return spender.open()
                && spender.isWithoutConversion()
                && spender.metrics().costMicros() >= minSpendMicros;
    }
}
