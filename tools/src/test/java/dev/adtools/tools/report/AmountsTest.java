package dev.adtools.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.Collections;
import org.junit.jupiter.api.Test;

final class AmountsTest {

    private enum Code {
        SOMETHING
    }

    @Test
    void showsMicrosInUnitsOfTheCurrency() {
        assertThat(Amounts.words(50_000_000, "USD", 2)).isEqualTo("50.00 USD");
        assertThat(Amounts.words(7_000_000, "JPY", 0)).isEqualTo("7 JPY");
        assertThat(Amounts.ofMicros(1_500_000L, "EUR", 2))
                .satisfies(money -> assertThat(money.amountMinor()).isEqualTo(150));
    }

    @Test
    void leavesOutAmountsThatNotEveryReaderHolds() {
        assertThat(Amounts.ofMicros(9_007_199_254_740_992L, "VND", 0)).isNull();
        assertThat(Amounts.ofMicros(null, "VND", 0)).isNull();
        assertThat(Amounts.exact(Long.MIN_VALUE)).isNull();
        assertThat(Amounts.exact(-9_007_199_254_740_991L)).isEqualTo(-9_007_199_254_740_991L);
    }

    @Test
    void keepsTenIdsOfAnInsight() {
        Insight insight = Insight.of(Code.SOMETHING, "message", Collections.nCopies(11, "7"));

        assertThat(insight.code()).isEqualTo("SOMETHING");
        assertThat(insight.ids()).hasSize(10);
    }

    @Test
    void writesDaysAsDates() {
        DayRange days = new DayRange(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 2, 1));

        assertThat(DateRange.of(days)).isEqualTo(new DateRange("2026-01-02", "2026-02-01"));
    }
}
