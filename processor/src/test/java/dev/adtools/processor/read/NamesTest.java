package dev.adtools.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NamesTest {

    @ParameterizedTest
    @CsvSource({
        "budgetMicros, budget_micros",
        "loginCustomerId, login_customer_id",
        "perMonth30, per_month30",
        "account_id, account_id",
        "videoUrl, video_url",
        "videoURL, video_url",
        "x, x"
    })
    void spellsNamesAsJsonDoes(String java, String json) {
        assertThat(SnakeCase.of(java)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "daily_budget",
                "budget_micros",
                "cost",
                "cost_per_conversion",
                "spend_by_day",
                "max_bid",
                "spend",
                "target_cpa"
            })
    void knowsMoneyByItsName(String name) {
        assertThat(MoneyName.matches(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cost_share", "bid_adjustment", "ctr", "conversion_rate", "per", "minority"})
    void knowsWhatIsNoMoney(String name) {
        assertThat(MoneyName.matches(name)).isFalse();
    }
}
