package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import java.util.Collection;

/** Adds numbers up, as long as every JSON reader holds the sums of all and of any part of them exactly. */
public final class AlphaMetricSums {

    private static final int MICRO_DIGITS = 6;
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    private AlphaMetricSums() {}

    /** Returns the sums of numbers, or the rule violation that they are too large. */
    public static Outcome<AlphaMetrics> of(Collection<AlphaMetrics> numbers) {
        AlphaMetrics sums = AlphaMetrics.NONE;
        // What the platform takes back makes the sum of all smaller than that of a part.
        AlphaMetrics magnitudes = AlphaMetrics.NONE;
        for (AlphaMetrics one : numbers) {
            if (!fit(one) || !fit(magnitudes)) {
                return tooLarge();
            }
            sums = sums.plus(one);
            magnitudes = magnitudes.plus(magnitude(one));
        }
        return fit(magnitudes) ? Outcome.completed(sums) : tooLarge();
    }

    private static AlphaMetrics magnitude(AlphaMetrics numbers) {
        return new AlphaMetrics(
                Math.abs(numbers.impressions()),
                Math.abs(numbers.clicks()),
                Math.abs(numbers.costMicros()),
                numbers.conversions().abs(),
                numbers.conversionValue().abs());
    }

    private static boolean fit(AlphaMetrics numbers) {
        return fits(numbers.impressions())
                && fits(numbers.clicks())
                && fits(numbers.costMicros())
                && fits(numbers.conversions())
                && fits(numbers.conversionValue().movePointRight(MICRO_DIGITS));
    }

    private static boolean fits(BigDecimal number) {
        return number.abs().compareTo(MOST) <= 0;
    }

    private static boolean fits(long number) {
        return number >= -StrictJson.MAX_INTEGER && number <= StrictJson.MAX_INTEGER;
    }

    private static Outcome<AlphaMetrics> tooLarge() {
        return ReadRule.ALPHA_SUM_1.broken(
                "/date_range", "the numbers of these days are larger than can be told exactly; ask for fewer days");
    }
}
