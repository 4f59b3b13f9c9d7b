package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Micros;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The target cost of a conversion, and where it comes from.
 *
 * @param micros what a conversion may cost; null when that is not known
 * @param source where that comes from
 */
public record TargetCpa(@Nullable Long micros, TargetSource source) {

    private static final BigDecimal ENOUGH_CONVERSIONS = BigDecimal.TEN;

    /**
     * Returns the target that the caller states, else the average of some numbers with 10 conversions or more.
     *
     * @param stated what the caller states; null for nothing
     * @param costMicros what conversions cost
     * @param conversions how many they were
     * @param average the source to name when the average is taken
     */
    public static TargetCpa of(@Nullable Micros stated, long costMicros, BigDecimal conversions, TargetSource average) {
        if (stated != null) {
            return new TargetCpa(stated.value(), TargetSource.ARGUMENT);
        }
        Long each = conversions.compareTo(ENOUGH_CONVERSIONS) < 0 ? null : Ratios.each(costMicros, conversions);
        // An average of nothing is no target: every cost would exceed it.
        return each == null || each == 0 ? new TargetCpa(null, TargetSource.NONE) : new TargetCpa(each, average);
    }
}
