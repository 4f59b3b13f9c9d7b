package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Money;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Currency;
import org.jspecify.annotations.Nullable;

/**
 * Cap of one account: what writes may do to its daily budgets.
 *
 * @param account the account
 * @param unit what its amounts are counted in
 * @param zone the zone whose days count
 * @param perCall how much one call may raise daily spend, in micros
 * @param perDay how much all calls of a day may, together, in micros
 * @param maxChangePercent how much a call may raise a budget that there is; null for any
 * @param createsPerDay how many creations a day; null for any number
 */
record Cap(
        AccountId account,
        Unit unit,
        ZoneId zone,
        long perCall,
        long perDay,
        @Nullable Integer maxChangePercent,
        @Nullable Integer createsPerDay) {

    /** Returns the account's calendar day by a clock, which may be earlier than the day on which writes count. */
    LocalDate today(Clock clock) {
        return LocalDate.ofInstant(clock.instant(), zone);
    }

    /** Returns the beginning of the day after a day, which is not always midnight. */
    Instant endOf(LocalDate day) {
        return day.plusDays(1).atStartOfDay(zone).toInstant();
    }

    /** Returns whether something is allowed under it that is not under another; in another currency or zone all may be. */
    boolean allowsMoreThan(Cap other) {
        return !unit.equals(other.unit)
                || !zone.equals(other.zone)
                || perCall > other.perCall
                || perDay > other.perDay
                || limit(maxChangePercent) > limit(other.maxChangePercent)
                || limit(createsPerDay) > limit(other.createsPerDay);
    }

    private static long limit(@Nullable Integer limit) {
        return limit == null ? Long.MAX_VALUE : limit;
    }

    /** Returns a text that is the same for the same limits, and another for others. */
    String text() {
        return String.join(
                " ",
                unit.currency(),
                zone.getId(),
                String.valueOf(perCall),
                String.valueOf(perDay),
                String.valueOf(maxChangePercent),
                String.valueOf(createsPerDay));
    }

    /** Returns the limits of a day. */
    SpendUsed limitsOfDay() {
        return new SpendUsed(perDay, limit(createsPerDay));
    }

    /**
     * Currency in which amounts are counted.
     *
     * @param currency the ISO 4217 code
     * @param digits its decimals
     */
    record Unit(String currency, int digits) {

        /** Returns the unit of a currency that was counted in before. */
        static Unit of(String currency) {
            return new Unit(currency, Currency.getInstance(currency).getDefaultFractionDigits());
        }

        Money money(long micros) {
            return Money.ofMicros(micros, currency, digits);
        }

        String text(long micros) {
            return money(micros).amountMajor();
        }
    }
}
