package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Shows amounts of money, in results and in sentences. */
public final class Amounts {

    /** Decimal digits of a unit in micros. */
    public static final int MICRO_DIGITS = 6;

    private Amounts() {}

    /** Returns an amount of units of a currency in micros, half up; one that no long holds is the greatest long. */
    public static long micros(BigDecimal units) {
        BigInteger micros = rounded(units.movePointRight(MICRO_DIGITS)).unscaledValue();
        return micros.bitLength() < Long.SIZE ? micros.longValueExact() : Long.MAX_VALUE;
    }

    /** Returns an amount of micros; null for one that not every JSON reader would hold exactly. */
    public static @Nullable Money ofMicros(@Nullable Long micros, String currency, int minorDigits) {
        Long exact = exact(micros);
        return exact == null ? null : Money.ofMicros(exact, currency, minorDigits);
    }

    /** Returns an amount as it is; null for one that not every JSON reader would hold exactly. */
    public static @Nullable Long exact(@Nullable Long amount) {
        return amount == null || amount > StrictJson.MAX_INTEGER || amount < -StrictJson.MAX_INTEGER ? null : amount;
    }

    /** Returns an amount half up to a whole; null for none, and for one that not every JSON reader would hold exactly. */
    public static @Nullable Long whole(@Nullable BigDecimal amount) {
        BigDecimal whole = amount == null ? null : rounded(amount);
        return whole == null || !Ratios.isExact(whole) ? null : (Long) whole.longValueExact();
    }

    private static BigDecimal rounded(BigDecimal amount) {
        return amount.setScale(0, RoundingMode.HALF_UP);
    }

    /** Returns an amount for a sentence, for example {@code 50.00 USD}. */
    public static String words(Money money) {
        return money.amountMajor() + " " + money.currency();
    }

    /** Returns an amount of micros for a sentence, for example {@code 50.00 USD}. */
    public static String words(long micros, String currency, int minorDigits) {
        return words(Money.ofMicros(micros, currency, minorDigits));
    }
}
