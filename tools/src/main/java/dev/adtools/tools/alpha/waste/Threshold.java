package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Micros;
import dev.adtools.tools.alpha.searchterms.TargetCpa;
import dev.adtools.tools.alpha.searchterms.TargetSource;
import dev.adtools.tools.platform.AlphaMetrics;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * From which cost without conversion something counts as wasted.
 *
 * @param minSpendMicros that cost; 1 when neither it nor a target is known
 * @param targetCpaMicros what a conversion may cost; null when that is not known
 * @param targetSource where that comes from
 */
public record Threshold(long minSpendMicros, @Nullable Long targetCpaMicros, TargetSource targetSource) {

    static Threshold of(AnalyzeAlphaWastedSpend arguments, AlphaMetrics account) {
        Micros least = arguments.minSpendMicros();
        TargetCpa target = TargetCpa.of(
                arguments.targetCpaMicros(), account.costMicros(), account.conversions(), TargetSource.ACCOUNT_AVERAGE);
        return new Threshold(
                least == null ? Objects.requireNonNullElse(target.micros(), 1L) : least.value(),
                target.micros(),
                target.source());
    }

    boolean isReachedBy(Spender spender) {
        return spender.open()
                && spender.isWithoutConversion()
                && spender.metrics().costMicros() >= minSpendMicros;
    }
}
