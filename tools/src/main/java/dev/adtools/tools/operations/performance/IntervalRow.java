package dev.adtools.tools.operations.performance;

import dev.adtools.tools.paging.PageKey;
import java.time.LocalDate;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Activity of one account in one interval.
 *
 * @param account the account
 * @param start the first day of the interval
 * @param days how many of the days that were asked for are in it
 * @param figures the numbers
 */
record IntervalRow(AccountReport account, LocalDate start, int days, CrossAccountFigures figures) {

    static final Comparator<PageKey> ORDER = Comparator.comparing(PageKey::sort).thenComparing(PageKey::id);

    /** Returns the cost in micros; null when it or the unit of the currency is not known. */
    @Nullable
    Long costMicros() {
        return account.minorDigits() == null ? null : CrossAccountFigures.COST.micros(figures);
    }

    PageKey key() {
        return new PageKey(
                start.toString(),
                account.id().platform().wireName() + " " + account.id().value());
    }
}
