package dev.adtools.tools.operations.performance;

import dev.adtools.api.Platform;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.UnreadableAccount;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_cross_account_performance}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param by what a row adds up
 * @param conversionDefinitions what counts as a conversion
 * @param accounts all accounts that were read, also those without rows
 * @param unreadable the accounts that could not be read
 * @param partial whether rows and totals lack accounts, because they could not be read
 * @param list the page and the whole list
 * @param totals the sums over all pages of the accounts that were read, one entry per currency
 */
public record CrossAccountAnswer(
        String summary,
        List<Insight> insights,
        Interval by,
        ConversionDefinitions conversionDefinitions,
        List<Account> accounts,
        List<UnreadableAccount> unreadable,
        boolean partial,
        @Unwrapped ListFacts list,
        List<CurrencyTotals> totals) {

    public CrossAccountAnswer {
        insights = List.copyOf(insights);
        accounts = List.copyOf(accounts);
        unreadable = List.copyOf(unreadable);
        totals = List.copyOf(totals);
    }

    /**
     * Definition of a conversion on each platform.
     *
     * @param alpha what the account's conversion goals count, in fractions where several clicks share one
     * @param beta which of its actions count
     */
    record ConversionDefinitions(String alpha, BetaConversion beta) {

        static ConversionDefinitions of(BetaConversion beta) {
            return new ConversionDefinitions("what the account counts as its primary conversions", beta);
        }
    }

    /**
     * An account.
     *
     * @param platform its platform
     * @param accountId its id
     * @param name what its owners call it; untrusted text; null when not known
     * @param currency the ISO 4217 code of its amounts
     * @param timezone its time zone (IANA); null when not known
     * @param dateRange its days
     */
    record Account(
            Platform platform,
            String accountId,
            @Nullable String name,
            String currency,
            @Nullable String timezone,
            DateRange dateRange) {

        static Account of(AccountReport report) {
            return new Account(
                    report.id().platform(),
                    report.id().value(),
                    Cells.known(report.name()),
                    report.currency(),
                    Cells.known(report.timezone()),
                    DateRange.of(report.days()));
        }
    }

    /**
     * Activity of one account in one interval.
     *
     * @param date the day, or the Monday of the week (YYYY-MM-DD), in the account's time zone
     * @param days how many days of date_range are in it: 1, or fewer than 7 at an end
     * @param platform the account's platform
     * @param accountId its id
     * @param accountName what its owners call it; untrusted text; null when not known
     * @param currency the ISO 4217 code of its amounts
     * @param costMicros what it cost, in micros; null when the unit of the currency is not known
     * @param impressions how often something was shown
     * @param clicks how often it was clicked
     * @param conversions its conversions, as conversion_definitions says
     */
    record Row(
            String date,
            int days,
            Platform platform,
            String accountId,
            @Nullable String accountName,
            String currency,
            @Nullable Long costMicros,
            @Nullable Long impressions,
            @Nullable Long clicks,
            @Nullable BigDecimal conversions) {

        static Row of(IntervalRow row) {
            AccountReport account = row.account();
            CrossAccountFigures figures = row.figures();
            return new Row(
                    row.start().toString(),
                    row.days(),
                    account.id().platform(),
                    account.id().value(),
                    Cells.known(account.name()),
                    account.currency(),
                    row.costMicros(),
                    CrossAccountFigures.IMPRESSIONS.whole(figures),
                    CrossAccountFigures.CLICKS.whole(figures),
                    CrossAccountFigures.CONVERSIONS.rounded(figures));
        }
    }
}
