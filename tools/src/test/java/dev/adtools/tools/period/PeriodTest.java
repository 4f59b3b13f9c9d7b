package dev.adtools.tools.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.platform.DayRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The days that a {@code date_range} stands for. */
class PeriodTest {

    private final List<Violation> violations = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "TODAY, 2026-11-18, 2026-11-18",
        "YESTERDAY, 2026-11-17, 2026-11-17",
        "LAST_7D, 2026-11-11, 2026-11-17",
        "LAST_90D, 2026-08-20, 2026-11-17",
        "THIS_WEEK, 2026-11-16, 2026-11-18",
        "LAST_WEEK, 2026-11-09, 2026-11-15",
        "THIS_MONTH, 2026-11-01, 2026-11-18",
        "LAST_MONTH, 2026-10-01, 2026-10-31"
    })
    void presetsAreOfTheDayThatItIs(Preset preset, LocalDate since, LocalDate until) {
        assertThat(preset.days(LocalDate.parse("2026-11-18"), violations)).isEqualTo(new DayRange(since, until));
        assertThat(violations).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "TODAY, 2026-11-18, 2026-11-17, 2026-11-17",
        "LAST_7D, 2026-11-18, 2026-11-04, 2026-11-10",
        "LAST_WEEK, 2026-11-18, 2026-11-02, 2026-11-08",
        // Monday to Wednesday with Monday to Wednesday
        "THIS_WEEK, 2026-11-18, 2026-11-09, 2026-11-11",
        "THIS_WEEK, 2026-11-16, 2026-11-09, 2026-11-09",
        "THIS_MONTH, 2026-11-18, 2026-10-01, 2026-10-18",
        "THIS_MONTH, 2026-11-01, 2026-10-01, 2026-10-01",
        "THIS_MONTH, 2026-01-31, 2025-12-01, 2025-12-31",
        "THIS_MONTH, 2026-03-30, 2026-02-01, 2026-02-28",
        "THIS_MONTH, 2028-03-31, 2028-02-01, 2028-02-29",
        "LAST_MONTH, 2026-11-18, 2026-09-01, 2026-09-30",
        "LAST_MONTH, 2026-03-05, 2026-01-01, 2026-01-31"
    })
    void comparesEqualPartsOfWeeksAndMonths(Preset preset, LocalDate today, LocalDate since, LocalDate until) {
        assertThat(preset.before(preset.days(today))).isEqualTo(new DayRange(since, until));
    }

    @Test
    void comparesNamedDaysWithAsManyBefore() {
        Days days = new Days("2026-11-01", "2026-11-18");
        DayRange range = days.days(LocalDate.parse("2026-11-18"), violations);

        assertThat(days.before(range)).isEqualTo(new DayRange(LocalDate.of(2026, 10, 14), LocalDate.of(2026, 10, 31)));
    }

    @ParameterizedTest
    @CsvSource({"2026-11-16, 2026-11-09, 2026-11-15, 2026-11-16", "2026-11-15, 2026-11-02, 2026-11-08, 2026-11-09"})
    void weeksBeginOnMonday(LocalDate today, LocalDate last, LocalDate lastDay, LocalDate first) {
        assertThat(Preset.LAST_WEEK.days(today)).isEqualTo(new DayRange(last, lastDay));
        assertThat(Preset.THIS_WEEK.days(today)).isEqualTo(new DayRange(first, today));
    }

    @Test
    void theDayIsTheAccounts() {
        Instant now = Instant.parse("2026-11-18T23:30:00Z");

        assertThat(Preset.TODAY.days(now, "Asia/Tokyo", violations).since()).isEqualTo("2026-11-19");
        assertThat(Preset.TODAY.days(now, "America/New_York", violations).since())
                .isEqualTo("2026-11-18");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-02-29..2026-03-01, must name calendar dates; 2026-02-29 does not exist",
        "2026-03-01..2026-13-01, must name calendar dates; 2026-13-01 does not exist",
        "2026-03-02..2026-03-01, must not end before it begins; did you mean 2026-03-01..2026-03-02?"
    })
    void daysAreOfTheCalendarAndInOrder(String text, String message) {
        Period.read(Period.of(text), Preset.LAST_7D, violations);

        assertThat(violations)
                .extracting(Violation::pointer, Violation::rule, Violation::message)
                .containsExactly(tuple("/date_range", "DATE-1", message));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void presetsHaveThePublishedForm(Preset preset) {
        assertThat(preset.wireName()).matches(Period.PATTERN);
        assertThat(Period.of(preset.wireName())).isEqualTo(preset);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            last 7 days | last_7d
            LAST_7_DAYS | last_7d
            last-30-days | last_30d
            lastmonth | last_month
            2026-11-01/2026-11-10 | 2026-11-01..2026-11-10
            2026-11-01 to 2026-11-10 | 2026-11-01..2026-11-10
            2026-11-01 | 2026-11-01..2026-11-01
            """)
    void namesTheNearestPeriod(String text, String nearest) {
        assertThat(Period.refusal(new JsonString(text)))
                .contains("last_90d, this_week", "2026-11-01..2026-11-10", "{since, until}")
                .endsWith("; did you mean " + nearest + "?");
    }

    @Test
    void namesTheDaysOfAnObjectOfOtherNames() {
        JsonObject object = JsonObject.builder()
                .put("start", "2026-11-01")
                .put("end", "2026-11-03")
                .build();

        assertThat(Period.normalize(object)).isEqualTo(object);
        assertThat(Period.refusal(object)).endsWith("; did you mean 2026-11-01..2026-11-03?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{}", "{\"since\":1,\"until\":2}", "{\"since\":\"2026-11-01\"}", "last  7d", ""})
    void leavesOtherTextAsItIs(String text) {
        assertThat(Period.normalize(new JsonString(text))).isEqualTo(new JsonString(text));
    }

    @Test
    void daysAreNotToCome() {
        new Days("2026-11-01", "2026-11-19").days(LocalDate.parse("2026-11-18"), violations);

        assertThat(violations).extracting(Violation::pointer).containsExactly("/date_range");
    }
}
