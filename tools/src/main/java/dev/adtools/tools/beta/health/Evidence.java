package dev.adtools.tools.beta.health;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Ratios;
import dev.adtools.tools.rules.Brief;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Evidence by which an issue was seen. Numbers are rounded to {@value Ratios#DIGITS} digits; the checks were made
 * without rounding.
 *
 * @param metric what was looked at; amounts end in {@code _minor} and are minor units
 * @param current a number, or the platform's word
 * @param baseline what it was compared with; null when it was not
 * @param sample how many impressions, conversions, clicks, ads or days that stands on; null when it does not matter
 */
public record Evidence(
        String metric,
        JsonValue current,
        @Nullable BigDecimal baseline,
        @Nullable BigDecimal sample) {

    private static final int LONGEST = 60;

    static Evidence word(String metric, @Nullable String word) {
        JsonValue shown = word == null ? JsonNull.NULL : new JsonString(Brief.text(word, LONGEST));
        return new Evidence(metric, shown, null, null);
    }

    static Evidence count(String metric, long count, long of) {
        return of(metric, BigDecimal.valueOf(count), null, BigDecimal.valueOf(of));
    }

    static Evidence of(String metric, Fraction current, @Nullable Fraction baseline, BigDecimal sample) {
        return new Evidence(
                metric, Cells.number(current.rounded()), baseline == null ? null : baseline.rounded(), sample);
    }

    static Evidence of(String metric, BigDecimal current, @Nullable BigDecimal baseline, @Nullable BigDecimal sample) {
        return new Evidence(
                metric,
                Cells.number(Fraction.of(current).rounded()),
                baseline == null ? null : Fraction.of(baseline).rounded(),
                sample);
    }
}
