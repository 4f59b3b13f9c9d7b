package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.api.json.StrictJson;
import org.jspecify.annotations.Nullable;

/** Shows amounts of money, in results and in sentences. */
public final class Amounts {

    private Amounts() {}

    /** Returns an amount of micros; null for one that not every JSON reader would hold exactly. */
    public static @Nullable Money ofMicros(@Nullable Long micros, String currency, int minorDigits) {
        Long exact = exact(micros);
        return exact == null ? null : Money.ofMicros(exact, currency, minorDigits);
    }

    /** Returns an amount as it is; null for one that not every JSON reader would hold exactly. */
    public static @Nullable Long exact(@Nullable Long amount) {
        return amount == null || amount > StrictJson.MAX_INTEGER || amount < -StrictJson.MAX_INTEGER ? null : amount;
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
