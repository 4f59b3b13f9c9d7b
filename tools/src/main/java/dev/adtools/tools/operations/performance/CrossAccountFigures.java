package dev.adtools.tools.operations.performance;

import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Stream;

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

    private static final int MICRO_DIGITS = 6;
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    static CrossAccountFigures of(AlphaMetrics metrics) {
        return new CrossAccountFigures(
                metrics.impressions(),
                metrics.clicks(),
                BigDecimal.valueOf(metrics.costMicros(), MICRO_DIGITS),
                metrics.conversions());
    }

    static CrossAccountFigures of(BetaMetrics metrics) {
        return new CrossAccountFigures(metrics.impressions(), metrics.clicks(), metrics.spend(), metrics.conversions());
    }

    CrossAccountFigures plus(CrossAccountFigures other) {
        return new CrossAccountFigures(
                Math.addExact(impressions, other.impressions),
                Math.addExact(clicks, other.clicks),
                cost.add(other.cost),
                conversions.add(other.conversions));
    }

    CrossAccountFigures magnitude() {
        return new CrossAccountFigures(Math.abs(impressions), Math.abs(clicks), cost.abs(), conversions.abs());
    }

    /** Returns whether every JSON reader holds these numbers exactly. */
    boolean fit() {
        return Stream.of(
                        BigDecimal.valueOf(impressions),
                        BigDecimal.valueOf(clicks),
                        cost.movePointRight(MICRO_DIGITS),
                        conversions)
                .allMatch(number -> number.abs().compareTo(MOST) <= 0);
    }

    /** Returns the cost in micros, half up. */
    long micros() {
        return cost.movePointRight(MICRO_DIGITS)
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
    }
}
