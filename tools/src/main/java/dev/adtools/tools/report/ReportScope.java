package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.tools.platform.DayRange;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Scope of a report: an account and its days.
 *
 * @param account the account
 * @param currency the ISO 4217 code of its currency
 * @param minorDigits how many decimal digits the platform's unit of that has; null when it is not known
 * @param days the days
 * @param previous the days that they are compared with, where they are
 * @param today the day that it is in the account's time zone
 * @param zoneKnown whether the account's time zone is known; else the days are those of UTC
 * @param <A> the platform's account
 */
public record ReportScope<A>(
        A account,
        String currency,
        @Nullable Integer minorDigits,
        DayRange days,
        DayRange previous,
        LocalDate today,
        boolean zoneKnown) {

    /** Returns an amount of micros for a sentence, for example {@code 50.00 USD}. */
    public String words(@Nullable Long micros) {
        return words(minorDigits == null || micros == null ? null : Money.ofMicros(micros, currency, minorDigits));
    }

    /** Returns an amount of units of the currency for a sentence, half up to micros. */
    public String words(BigDecimal units) {
        return words(minorDigits == null ? null : Amounts.ofMicros(Amounts.micros(units), currency, minorDigits));
    }

    private static String words(@Nullable Money money) {
        return money == null ? "an unknown amount" : Amounts.words(money);
    }

    /** Returns the days for a sentence. */
    public String dates() {
        return dates(days);
    }

    /** Returns the days that they are compared with for a sentence. */
    public String previousDates() {
        return dates(previous);
    }

    private static String dates(DayRange days) {
        return days.since() + " to " + days.until();
    }

    /** Returns whether the last day has only begun. */
    public boolean isInLastDay() {
        return !days.until().isBefore(today);
    }
}
