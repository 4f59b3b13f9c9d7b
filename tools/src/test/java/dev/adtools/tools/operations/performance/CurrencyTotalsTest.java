package dev.adtools.tools.operations.performance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.platform.ReadPath;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CurrencyTotalsTest {

    private static final LocalDate DAY = LocalDate.parse("2026-11-18");

    // Each account alone can be told exactly; a number above 2^53 - 1 cannot.
    @ParameterizedTest
    @CsvSource({
        "USD, USD, 4503599627370496, 4503599627370495, OK",
        "USD, USD, 4503599627370496, 4503599627370496, CROSS-ACCOUNT-SUM-1",
        "USD, EUR, 4503599627370496, 4503599627370496, OK"
    })
    void refuseSumsThatNoReaderHoldsExactly(String one, String other, long clicks, long moreClicks, String expected) {
        List<AccountReport> reports = List.of(report("10001", one, clicks), report("10002", other, moreClicks));

        String answer = CurrencyTotals.of(reports).fold(totals -> "OK", error -> error.message());

        assertThat(answer).contains(expected);
    }

    private static AccountReport report(String id, String currency, long clicks) {
        AccountId account = BetaAccountId.of(id);
        TreeMap<LocalDate, CrossAccountFigures> numbers = new TreeMap<>();
        numbers.put(DAY, new CrossAccountFigures(0, clicks, BigDecimal.ZERO, BigDecimal.ZERO, MetricGaps.NONE));
        return new AccountReport(
                account, "Shop", currency, 2, "UTC", new DayRange(DAY, DAY), DAY, ReadPath.PAGES, numbers);
    }
}
