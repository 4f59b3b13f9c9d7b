package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import java.util.Collection;

/** Adds numbers up, as long as every JSON reader holds the sums exactly. The sum's reach is that of all rows. */
public final class BetaMetricSums {

    private static final int MICRO_DIGITS = 6;
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    private BetaMetricSums() {}

    /** Returns the sums of numbers of {@code date_range}, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> of(Collection<BetaMetrics> numbers) {
        return of(numbers, "/date_range");
    }

    /** Returns the sums of numbers of the days that an argument says, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> of(Collection<BetaMetrics> numbers, String pointer) {
        BetaMetrics sums = BetaMetrics.NONE;
        for (BetaMetrics one : numbers) {
            if (!fit(one) || !fit(sums)) {
                return tooLarge(pointer);
            }
            sums = plus(sums, one);
        }
        return fit(sums) ? Outcome.completed(sums) : tooLarge(pointer);
    }

    private static BetaMetrics plus(BetaMetrics a, BetaMetrics b) {
        return new BetaMetrics(
                a.impressions() + b.impressions(),
                a.reach() + b.reach(),
                a.clicks() + b.clicks(),
                a.linkClicks() + b.linkClicks(),
                a.landingPageViews() + b.landingPageViews(),
                a.spend().add(b.spend()),
                a.purchases().add(b.purchases()),
                a.leads().add(b.leads()),
                a.appInstalls().add(b.appInstalls()),
                a.conversions().add(b.conversions()),
                a.conversionValue().add(b.conversionValue()));
    }

    private static boolean fit(BetaMetrics numbers) {
        return fits(numbers.impressions())
                && fits(numbers.reach())
                && fits(numbers.clicks())
                && fits(numbers.linkClicks())
                && fits(numbers.landingPageViews())
                && fits(numbers.purchases())
                && fits(numbers.leads())
                && fits(numbers.appInstalls())
                && fits(numbers.conversions())
                && fits(numbers.spend().movePointRight(MICRO_DIGITS))
                && fits(numbers.conversionValue().movePointRight(MICRO_DIGITS));
    }

    private static boolean fits(BigDecimal number) {
        return number.abs().compareTo(MOST) <= 0;
    }

    private static boolean fits(long number) {
        return number >= -StrictJson.MAX_INTEGER && number <= StrictJson.MAX_INTEGER;
    }

    private static Outcome<BetaMetrics> tooLarge(String pointer) {
        return ReportRule.BETA_SUM_1.broken(
                pointer, "the numbers of these days are larger than can be told exactly; ask for fewer days");
    }
}
