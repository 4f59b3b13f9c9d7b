package dev.adtools.tools.operations.performance;

import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;

/**
 * Numbers that both platforms count and that can be added up; not yet rounded.
 *
 * @param impressions how often something was shown
 * @param clicks how often it was clicked
 * @param cost what that cost, in units of the currency
 * @param conversions its conversions
 */
record CrossAccountFigures(long impressions, long clicks, BigDecimal cost, BigDecimal conversions) {

    static final CrossAccountFigures NONE = new CrossAccountFigures(0, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    static CrossAccountFigures of(Metrics metrics) {
        return new CrossAccountFigures(metrics.impressions(), metrics.clicks(), metrics.cost(), metrics.conversions());
    }

    CrossAccountFigures plus(CrossAccountFigures other) {
        return new CrossAccountFigures(
                Math.addExact(impressions, other.impressions),
                Math.addExact(clicks, other.clicks),
                cost.add(other.cost),
                conversions.add(other.conversions));
    }

    /** Returns the cost in micros, half up. */
    long micros() {
        return Amounts.micros(cost);
    }
}
