package dev.adtools.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatiosTest {

    @ParameterizedTest
    @CsvSource({"1, 3, 0.333333", "2, 3, 0.666667", "0, 5, 0", "5, 5, 1", "1, 2000000, 0.000001", "7, 2, 3.5"})
    void dividesRoundingHalfUp(long part, long whole, String quotient) {
        assertThat(Ratios.quotient(part, whole)).isEqualByComparingTo(quotient);
    }

    @Test
    void doesNotKnowWhatIsDividedByNothing() {
        assertThat(Ratios.quotient(0, 0)).isNull();
        assertThat(Ratios.quotient(5, 0)).isNull();
        assertThat(Ratios.each(5, 0)).isNull();
        assertThat(Ratios.each(5, new BigDecimal("0.000"))).isNull();
        assertThat(Ratios.changePercent(0, 5)).isNull();
        assertThat(Ratios.changePercent(null, BigDecimal.ONE)).isNull();
        assertThat(Ratios.changePercent(BigDecimal.ONE, null)).isNull();
    }

    @ParameterizedTest
    @CsvSource({"10, 4, 3", "10, 3, 3", "-10, 4, -3", "7, 0.5, 14", "9007199254740991, 1, 9007199254740991"})
    void sharesOutWholeAmounts(long amount, BigDecimal count, long each) {
        assertThat(Ratios.each(amount, count)).isEqualTo(each);
    }

    @Test
    void leavesOutWhatNoReaderWouldHoldExactly() {
        assertThat(Ratios.each(9_007_199_254_740_991L, new BigDecimal("0.9"))).isNull();
        assertThat(Ratios.each(Long.MAX_VALUE, new BigDecimal("1e-300"))).isNull();
    }

    @Test
    void keepsQuotientsReadable() {
        BigDecimal many = new BigDecimal("1234567890123.4567891");

        assertThat(Ratios.quotient(many, BigDecimal.ONE)).isEqualByComparingTo("1234567890123.4568");
        assertThat(Ratios.rounded(many)).isEqualByComparingTo("1234567890123.4568");
        assertThat(Ratios.quotient(new BigDecimal("1e16"), BigDecimal.ONE)).isNull();
        assertThat(Ratios.changePercent(1, 9_007_199_254_740_991L)).isNull();
    }

    @ParameterizedTest
    @CsvSource({"4, 5, 25", "5, 4, -20", "3, 4, 33.33", "5, 0, -100", "-4, 4, 200", "7, 7, 0"})
    void tellsChangesInPercent(long before, long now, String percent) {
        assertThat(Ratios.changePercent(before, now)).isEqualByComparingTo(percent);
    }

    @ParameterizedTest
    @CsvSource({"2.4999999996, 2.5", "0.1234565, 0.123457", "12, 12", "-0.0000004, 0"})
    void showsFractionsWithSixDigits(BigDecimal number, String shown) {
        assertThat(Ratios.rounded(number)).isEqualByComparingTo(shown);
    }
}
