package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CronExpressionTest {

    private static final LocalDateTime NEW_YEAR_S_EVE = LocalDateTime.of(2025, 12, 31, 23, 59);

    /** 1 January 2026 is a Thursday; days are written MM-DD, and a year goes before when it is another one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 0 13 * *       | 01-13 02-13 03-13 04-13",
                "0 0 31 * *       | 01-31 03-31 05-31 07-31",
                "0 0 30 1-3 *     | 01-30 03-30 2027-01-30 2027-03-30",
                "0 0 29 2 *       | 2028-02-29 2032-02-29 2036-02-29 2040-02-29",
                "0 0 1,15 * *     | 01-01 01-15 02-01 02-15",
                "0 0 */10 * *     | 01-01 01-11 01-21 01-31",
                "0 0 5-9/2 * *    | 01-05 01-07 01-09 02-05",
                "0 0 1 */5 *      | 01-01 06-01 11-01 2027-01-01",
                "0 0 1 FEB,dec *  | 02-01 12-01 2027-02-01 2027-12-01",
                "0 0 * * 0        | 01-04 01-11 01-18 01-25",
                "0 0 * * 7        | 01-04 01-11 01-18 01-25",
                "0 0 * * sun      | 01-04 01-11 01-18 01-25",
                "0 0 * * 5-7      | 01-02 01-03 01-04 01-09",
                "0 0 * * FRI-SUN  | 01-02 01-03 01-04 01-09",
                "0 0 * * 1-5      | 01-01 01-02 01-05 01-06",
                "0 0 * * */3      | 01-03 01-04 01-07 01-10",
                "0 0 * * 1-5/2    | 01-02 01-05 01-07 01-09",
                // Both restricted: either.
                "0 0 13 * 5       | 01-02 01-09 01-13 01-16",
                "0 0 1-3 * MON    | 01-01 01-02 01-03 01-05",
                "0 0 */10 * SUN   | 01-01 01-04 01-11 01-18",
                "0 0 30 2 MON     | 02-02 02-09 02-16 02-23",
                // A step of one restricts nothing.
                "0 0 */1 * 0      | 01-04 01-11 01-18 01-25",
                "0 0 13 * */1     | 01-13 02-13 03-13 04-13",
            })
    void namesDays(String cron, String days) {
        assertThat(first(4, cron).map(LocalDateTime::toLocalDate))
                .extracting(day -> day.toString().replace("2026-", ""))
                .containsExactly(days.split(" ", -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*/25 * * * *     | 00:00 00:25 00:50 01:00 01:25",
                "10-40/15 6 * * * | 06:10 06:25 06:40 06:10 06:25",
                "0,30 8-9,14 * * *| 08:00 08:30 09:00 09:30 14:00",
                "0 */5 * * *      | 00:00 05:00 10:00 15:00 20:00",
                "59 23 * * *      | 23:59 23:59 23:59 23:59 23:59",
                "5,5,05   7 * * * | 07:05 07:05 07:05 07:05 07:05",
            })
    void namesTimesOfTheDay(String cron, String times) {
        assertThat(first(5, cron).map(time -> time.toLocalTime().toString()).collect(Collectors.joining(" ")))
                .isEqualTo(times);
    }

    @Test
    void knowsThat2100IsNoLeapYear() {
        LocalDateTime last = LocalDateTime.of(2096, 2, 29, 0, 0);

        assertThat(read("0 0 29 2 *").after(last)).isEqualTo("2104-02-29T00:00");
    }

    @Test
    void looksBehindATimeOrFromItOn() {
        CronExpression cron = read("0 6 * * *");
        LocalDateTime six = LocalDateTime.of(2026, 1, 1, 6, 0);

        assertThat(cron.after(six.minusNanos(1))).isEqualTo(six);
        assertThat(cron.after(six)).isEqualTo(six.plusDays(1));
        assertThat(cron.after(six.plusSeconds(30))).isEqualTo(six.plusDays(1));
        assertThat(cron.notBefore(six)).isEqualTo(six);
        assertThat(cron.notBefore(six.plusNanos(1))).isEqualTo(six.plusDays(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0 30 2 *", "0 0 31 2,4,6 *", "0 0 31 4-6/2 */1", "0 0 31,30-31 FEB *"})
    void knowsDaysThatNeverCome(String cron) {
        assertThat(read(cron).isNever()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0 31 * *", "0 0 31 2-3 *", "0 0 29 2 *", "0 0 30 2 MON", "0 0 30,1 2 *", "0 0 */31 2 *"})
    void knowsDaysThatComeSeldom(String cron) {
        assertThat(read(cron).isNever()).isFalse();
    }

    private static Stream<LocalDateTime> first(int count, String cron) {
        CronExpression expression = read(cron);
        return Stream.iterate(expression.after(NEW_YEAR_S_EVE), expression::after)
                .limit(count);
    }

    private static CronExpression read(String cron) {
        return CronExpression.read(cron).orElseThrow();
    }
}
