package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class MoneyTest {

    @Test
    void showsMicrosInThreeUnits() {
        assertThat(Money.ofMicros(50_000_000, "USD", 2)).isEqualTo(new Money("USD", 50_000_000, 5_000, "50.00"));
        assertThat(Money.ofMicros(5_000_000_000L, "JPY", 0)).isEqualTo(new Money("JPY", 5_000_000_000L, 5_000, "5000"));
        assertThat(Money.ofMicros(-500_000, "USD", 2)).isEqualTo(new Money("USD", -500_000, -50, "-0.50"));
        assertThat(Money.ofMicros(0, "USD", 2)).isEqualTo(new Money("USD", 0, 0, "0.00"));
    }

    @Test
    void roundsHalfUpToTheDigitsOfTheCurrency() {
        assertThat(Money.ofMicros(1_234_567, "EUR", 2)).isEqualTo(new Money("EUR", 1_234_567, 123, "1.23"));
        assertThat(Money.ofMicros(37_566_000, "USD", 2)).isEqualTo(new Money("USD", 37_566_000, 3_757, "37.57"));
        assertThat(Money.ofMicros(455_000, "USD", 2)).isEqualTo(new Money("USD", 455_000, 46, "0.46"));
        assertThat(Money.ofMicros(-455_000, "USD", 2)).isEqualTo(new Money("USD", -455_000, -46, "-0.46"));
        assertThat(Money.ofMicros(499_999, "JPY", 0)).isEqualTo(new Money("JPY", 499_999, 0, "0"));
        assertThat(Money.ofMicros(500_000, "JPY", 0)).isEqualTo(new Money("JPY", 500_000, 1, "1"));
        assertThat(Money.ofMicros(Long.MAX_VALUE, "BHD", 3).amountMajor()).isEqualTo("9223372036854.776");
    }

    @Test
    void showsMinorUnitsInThreeUnits() {
        assertThat(Money.ofMinor(5_000, "USD", 2)).isEqualTo(Money.ofMicros(50_000_000, "USD", 2));
        assertThat(Money.ofMinor(5_000, "JPY", 0)).isEqualTo(Money.ofMicros(5_000_000_000L, "JPY", 0));
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Money.ofMinor(Long.MAX_VALUE, "USD", 2));
    }

    @Test
    void projectsNoMoreThanIsLeftOfABudgetThatEnds() {
        assertThat(SpendEffect.ending(0, 640_000_000, 640_000_000, 0, "USD", 2)
                        .monthlyAfter()
                        .amountMajor())
                .isEqualTo("640.00");
        assertThat(SpendEffect.ending(0, 2_000_000, 640_000_000, 0, "USD", 2)
                        .monthlyAfter()
                        .amountMajor())
                .isEqualTo("60.80");
        // 30.4 days of 5.00 that do not end, and 700.00 that do
        assertThat(SpendEffect.ending(0, 705_000_000, 700_000_000, 5_000_000, "USD", 2)
                        .monthlyAfter()
                        .amountMajor())
                .isEqualTo("852.00");
    }

    @Test
    void projectsADailyBudgetOverTheMeanMonth() {
        SpendEffect effect = SpendEffect.daily(10_000_000, 25_000_000, "USD", 2);

        assertThat(effect.dailyDelta().amountMajor()).isEqualTo("15.00");
        assertThat(effect.monthlyAfter().amountMajor()).isEqualTo("760.00");
        assertThat(SpendEffect.daily(0, 1_010_000, "USD", 2).monthlyAfter())
                .isEqualTo(new Money("USD", 30_704_000, 3_070, "30.70"));
        // 37,530,836.8 micros
        assertThat(SpendEffect.daily(0, 1_234_567, "USD", 2).monthlyAfter().amountMicros())
                .isEqualTo(37_530_837);
    }
}
