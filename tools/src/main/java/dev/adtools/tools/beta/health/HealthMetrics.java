package dev.adtools.tools.beta.health;

import dev.adtools.api.Arg;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that were judged; what is not known or not defined is null. Amounts are minor units.
 *
 * @param impressions how often it was shown
 * @param reach to how many people
 * @param frequency how often each of them saw it
 * @param clicks how often it was clicked
 * @param ctr clicks per impression, 0 to 1
 * @param costMinor what it cost
 * @param conversions its conversions: those that count, as the answer says
 * @param costPerConversionMinor what a conversion cost
 * @param conversionValueMinor what the conversions were worth
 * @param roas their value per cost
 */
public record HealthMetrics(
        @Nullable Long impressions,
        @Nullable Long reach,
        @Nullable BigDecimal frequency,
        @Nullable Long clicks,
        @Nullable BigDecimal ctr,
        @Nullable Long costMinor,

        @Arg(description = "Its conversions: those that count, as conversion says.") @Nullable
        BigDecimal conversions,

        @Nullable Long costPerConversionMinor,
        @Nullable Long conversionValueMinor,
        @Nullable BigDecimal roas) {

    static HealthMetrics of(Window window) {
        return new HealthMetrics(
                window.impressions(),
                window.reach(),
                rounded(window.frequency()),
                window.clicks(),
                rounded(window.ctr()),
                whole(window.spend()),
                window.conversions() == null ? null : Ratios.rounded(window.conversions()),
                whole(window.costPerConversion()),
                whole(window.revenue()),
                rounded(window.roas()));
    }

    private static @Nullable BigDecimal rounded(@Nullable Fraction fraction) {
        return fraction == null ? null : fraction.rounded();
    }

    private static @Nullable Long whole(@Nullable Fraction fraction) {
        return fraction == null ? null : whole(fraction.rounded());
    }

    // What no JSON reader holds exactly is left out.
    private static @Nullable Long whole(@Nullable BigDecimal amount) {
        BigDecimal exact = amount == null ? null : Ratios.quotient(amount, BigDecimal.ONE, 0);
        return exact == null ? null : (Long) exact.longValueExact();
    }
}
