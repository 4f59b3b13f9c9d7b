package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.api.json.StrictJson;
import org.jspecify.annotations.Nullable;

/** Shows amounts of money, in results and in sentences. */
public final class Amounts {

    private Amounts() {}

    /** Returns an amount of micros; null for one that not every JSON reader would hold exactly. */
    public static @Nullable Money ofMicros(@Nullable Long micros, String currency, int minorDigits) {
        return micros == null || Math.abs(micros) > StrictJson.MAX_INTEGER
                ? null
                : Money.ofMicros(micros, currency, minorDigits);
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
