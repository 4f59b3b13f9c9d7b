package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.Amounts;
import java.time.LocalDate;

/**
 * Scope of a report: an account and its days.
 *
 * @param customer the account
 * @param days the days
 * @param previous the days that they are compared with, where they are
 * @param today the day that it is in the account's time zone
 */
public record AlphaReportScope(AlphaCustomer customer, DayRange days, DayRange previous, LocalDate today) {

    /** Returns the ISO 4217 code of the account's currency. */
    public String currency() {
        return customer.currency().code();
    }

    /** Returns an amount for a sentence, for example {@code 50.00 USD}. */
    public String words(long micros) {
        return Amounts.words(micros, currency(), customer.currency().minorDigits());
    }

    /** Returns the days for a sentence. */
    public String dates() {
        return days.since() + " to " + days.until();
    }
}
