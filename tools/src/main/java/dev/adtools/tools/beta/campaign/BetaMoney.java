package dev.adtools.tools.beta.campaign;

import dev.adtools.api.Money;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Makes money of beta's minor units, or nothing where that would be a guess. */
public final class BetaMoney {

    /** Amount far above any budget, and still exact in micros. */
    private static final long MOST_MINOR_UNITS = 1_000_000_000_000L;

    private BetaMoney() {}

    /** Returns an amount of minor units; null for no amount, one beyond all budgets, and a currency that is not known. */
    // Without the platform's own unit an amount could be wrong a hundredfold, so it is left out.
    public static @Nullable Money of(@Nullable Long minor, String currency) {
        return minor == null || minor > MOST_MINOR_UNITS
                ? null
                : BetaCurrency.of(currency)
                        .map(known -> Money.ofMinor(minor, currency, known.minorDigits()))
                        .orElse(null);
    }

    /** Returns an amount of units of the currency, half up to micros; null as for minor units, and for no amount. */
    public static @Nullable Money ofUnits(@Nullable BigDecimal units, String currency) {
        return units == null
                ? null
                : BetaCurrency.of(currency)
                        .map(known -> Amounts.ofMicros(Amounts.micros(units), currency, known.minorDigits()))
                        .orElse(null);
    }

    /** Returns an amount of units of the currency in minor units, rounded as {@link #ofUnits} rounds it; null as there. */
    public static @Nullable Long minor(@Nullable BigDecimal units, String currency) {
        Money money = ofUnits(units, currency);
        return money == null ? null : (Long) money.amountMinor();
    }
}
