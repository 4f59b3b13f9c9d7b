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

    /** Returns an amount of minor units in micros; null as for {@link #of}. */
    public static @Nullable Long micros(@Nullable Long minor, String currency) {
        Money money = of(minor, currency);
        return money == null ? null : (Long) money.amountMicros();
    }

    /** Returns an amount of units of the currency in micros, half up; null for no amount, and a currency that is not known. */
    public static @Nullable Long ofUnits(@Nullable BigDecimal units, String currency) {
        return units == null || BetaCurrency.of(currency).isEmpty() ? null : Amounts.exact(Amounts.micros(units));
    }
}
