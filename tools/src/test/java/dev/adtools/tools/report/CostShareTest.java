package dev.adtools.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.WriteCalls;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CostShareTest {

    private static final String FIELD = "share_of_account_daily_cost_last_7d: ";

    @ParameterizedTest
    @CsvSource({
        "50000000, 70000000, 700000000, 0.5 > 0.7",
        "0, 60000000, 210000000, 0 > 2",
        "0, 1, 3, 0 > 2.333333",
        "0, 1, 10500000, 0 > 0.000001",
        "0, 1, 14000001, 0 > 0"
    })
    void dividesByTheMeanOfSevenDays(long before, long after, BigDecimal week, String shares) {
        CostShare share = CostShare.ofWeek(week);

        assertThat(shown(share, before, after)).containsExactly(FIELD + shares);
        assertThat(share.behind(List.of("W"))).containsExactly("W");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1"})
    void saysThatThereIsNothingToCompareWith(BigDecimal week) {
        CostShare share = CostShare.ofWeek(week);

        assertThat(shown(share, 0, 1)).isEmpty();
        assertThat(share.behind(List.of("W")))
                .containsExactly(
                        "W",
                        "The account cost nothing over its last 7 complete days, so no share of its daily cost is"
                                + " shown.");
    }

    @Test
    void saysWhyItIsNotKnown() {
        CostShare share = CostShare.unread(ErrorCode.PLATFORM_TIMEOUT);

        assertThat(shown(share, 0, 1)).isEmpty();
        assertThat(share.behind(List.<String>of()))
                .containsExactly("What the account cost over its last 7 complete days could not be read"
                        + " (PLATFORM_TIMEOUT), so no share of its daily cost is shown.");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 10_000, 50_000_000})
    void doubtsEveryAmountWhereTheCostIsNotKnown(long micros) {
        CostShare share = CostShare.unread(ErrorCode.PLATFORM_TIMEOUT);

        assertThat(share.guard(Unit.MICROS, "USD", 2)
                        .flatMap(guard -> guard.ofAmount("/currency", Money.ofMicros(micros, "USD", 2))))
                .map(Violation::message)
                .hasValueSatisfying(it -> assertThat(it)
                        .contains("could not be read (PLATFORM_TIMEOUT)", "to confirm it send \"currency\": \"USD\""));
    }

    @Test
    void saysNothingThatNobodyAskedFor() {
        assertThat(shown(CostShare.UNASKED, 0, 1)).isEmpty();
        assertThat(CostShare.UNASKED.behind(List.<String>of())).isEmpty();
    }

    @Test
    void leavesMostOfTheTimeToTheWrite() {
        assertThat(CostShare.readBy(FixedCall.unlimited())).isEqualTo(FixedCall.NOW.plusSeconds(5));
    }

    private static List<String> shown(CostShare share, long before, long after) {
        return WriteCalls.words(share.behind(List.of(), SpendEffect.daily(before, after, "USD", 2)));
    }
}
