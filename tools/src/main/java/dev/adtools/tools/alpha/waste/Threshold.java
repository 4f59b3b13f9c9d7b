package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Micros;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.searchterms.TargetCpa;
import dev.adtools.tools.alpha.searchterms.TargetSource;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cost without conversion from which something counts as wasted.
 *
 * @param minCostMicros that cost; 1 when neither it nor a target is known
 * @param minClicks how many clicks it must have had
 * @param targetCpaMicros what a conversion may cost; null when that is not known
 * @param targetSource where that comes from
 */
public record Threshold(
        long minCostMicros, long minClicks, @Nullable Long targetCpaMicros, TargetSource targetSource) {

    private static final BigDecimal THREE = new BigDecimal(3);
    private static final long LEAST_CLICKS = 20;
    private static final BigDecimal MOST_CLICKS = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    static Threshold of(AnalyzeAlphaWastedSpend arguments, AlphaMetrics account) {
        Micros least = arguments.minCostMicros();
        boolean isKnown = AlphaMetric.COST_PER_CONVERSION.of(account) != null;
        TargetCpa target = TargetCpa.of(
                arguments.targetCpaMicros(),
                account.costMicros(),
                isKnown ? account.conversions() : BigDecimal.ZERO,
                TargetSource.ACCOUNT_AVERAGE);
        return new Threshold(
                least == null ? Objects.requireNonNullElse(target.micros(), 1L) : least.value(),
                0,
                target.micros(),
                target.source());
    }

    /** Returns a threshold from which a cost says enough: by itself the lowest at which search terms are excluded, too. */
    Threshold telling(AnalyzeAlphaWastedSpend arguments, AlphaMetrics account) {
        Long target = targetCpaMicros;
        long least = arguments.minClicks();
        if (arguments.minCostMicros() != null) {
            return new Threshold(minCostMicros, least, target, targetSource);
        } else if (target != null) {
            long spend = Math.min(target + target / 2 + target % 2, StrictJson.MAX_INTEGER);
            return new Threshold(spend, least, target, targetSource);
        }
        return new Threshold(minCostMicros, Math.max(least, clicksOfThree(account)), null, targetSource);
    }

    private static long clicksOfThree(AlphaMetrics account) {
        if (account.conversions().signum() <= 0) {
            return LEAST_CLICKS;
        }
        BigDecimal clicks = BigDecimal.valueOf(account.clicks())
                .multiply(THREE)
                .divide(account.conversions(), 0, RoundingMode.CEILING);
        return clicks.max(BigDecimal.valueOf(LEAST_CLICKS)).min(MOST_CLICKS).longValueExact();
    }

    boolean isReachedBy(AlphaMetrics judged) {
        return judged.costMicros() >= minCostMicros && judged.clicks() >= minClicks;
    }

    /** Returns whether three conversions were due, by cost where there is a target, or else by clicks. */
    boolean expectsThreeConversions(AlphaMetrics judged, AlphaMetrics account) {
        Long target = targetCpaMicros;
        return target == null
                ? judged.clicks() >= clicksOfThree(account)
                : BigDecimal.valueOf(judged.costMicros())
                                .compareTo(BigDecimal.valueOf(target).multiply(THREE))
                        >= 0;
    }
}
