package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of a campaign over some days; null is not known. Amounts are minor units, which the platform may split.
 *
 * @param impressions how often it was shown
 * @param reach to how many people
 * @param frequency how often each of them saw it
 * @param clicks how often it was clicked
 * @param spend what it cost
 * @param conversions its conversions
 * @param revenue what they were worth
 */
record Window(
        @Nullable Long impressions,
        @Nullable Long reach,
        @Nullable Fraction frequency,
        @Nullable Long clicks,
        @Nullable BigDecimal spend,
        @Nullable BigDecimal conversions,
        @Nullable BigDecimal revenue) {

    /** Returns clicks per impression. */
    @Nullable
    Fraction ctr() {
        return Fraction.of(clicks, impressions);
    }

    /** Returns what a conversion cost. */
    @Nullable
    Fraction costPerConversion() {
        return Fraction.of(spend, conversions);
    }

    /** Returns what the conversions were worth per cost. */
    @Nullable
    Fraction roas() {
        return Fraction.of(revenue, spend);
    }

    /** Returns whether it is known to have been shown. */
    boolean wasShown() {
        return impressions != null && impressions > 0;
    }
}
