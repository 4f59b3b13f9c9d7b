package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.BetaMetrics;
import java.util.Collection;

/** Adds numbers up, as long as every JSON reader holds the sums exactly. The sum's reach is that of all rows. */
public final class Sums {

    private Sums() {}

    /** Returns the sums of numbers, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> of(Collection<BetaMetrics> numbers) {
        BetaMetrics sums = BetaMetrics.NONE;
        for (BetaMetrics one : numbers) {
            if (!fit(one) || !fit(sums)) {
                return tooLarge();
            }
            sums = plus(sums, one);
        }
        return fit(sums) ? Outcome.completed(sums) : tooLarge();
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
                a.conversionsValue().add(b.conversionsValue()));
    }

    private static boolean fit(BetaMetrics numbers) {
        return fits(numbers.impressions())
                && fits(numbers.reach())
                && fits(numbers.clicks())
                && fits(numbers.linkClicks())
                && fits(numbers.landingPageViews());
    }

    private static boolean fits(long number) {
        return number >= -StrictJson.MAX_INTEGER && number <= StrictJson.MAX_INTEGER;
    }

    private static Outcome<BetaMetrics> tooLarge() {
        return ReportRule.BETA_SUM_1.broken(
                "/date_range", "the numbers of these days are larger than can be told exactly; ask for fewer days");
    }
}
