package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Sums over all terms.
 *
 * @param terms how many different terms there are
 * @param impressions how often an ad was shown
 * @param clicks how often it was clicked
 * @param costMicros the cost in micros
 * @param conversions the conversions
 * @param conversionValueMicros what the conversions were worth, in micros
 * @param wastedMicros the cost of the terms without conversion
 * @param wastedShare its share of the cost, 0 to 1; null when nothing was spent
 */
public record TermTotals(
        int terms,
        long impressions,
        long clicks,
        long costMicros,
        BigDecimal conversions,
        long conversionValueMicros,
        long wastedMicros,
        @Nullable BigDecimal wastedShare) {

    static TermTotals of(int terms, Account account) {
        Counts totals = account.totals();
        return new TermTotals(
                terms,
                totals.impressions(),
                totals.clicks(),
                totals.costMicros(),
                SearchTermMetrics.rounded(totals.conversions()),
                Amounts.micros(totals.value()),
                account.wastedMicros(),
                Ratios.quotient(account.wastedMicros(), totals.costMicros()));
    }
}
