package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Scope of a report.
 *
 * @param account the account
 * @param days the days
 * @param previous the days that they are compared with, where they are
 * @param today the day that it is in the account's time zone
 */
public record BetaReportScope(BetaAccount account, DayRange days, DayRange previous, LocalDate today) {

    /** Returns the ISO 4217 code of the account's currency. */
    public String currency() {
        return account.currency();
    }

    /** Returns an amount of units of the currency for a sentence, for example {@code 50.00 USD}. */
    public String words(BigDecimal units) {
        return Optional.ofNullable(BetaMoney.ofUnits(units, currency()))
                .map(Amounts::words)
                .orElse("an unknown amount");
    }

    /** Returns the days for a sentence. */
    public String dates() {
        return days.since() + " to " + days.until();
    }
}
