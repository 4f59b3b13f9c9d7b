package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Violation;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.TaskPlan;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleCheckTest {

    private static final Instant NOW = Instant.parse("2026-03-01T10:07:30Z");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CRON | 0 6 * * * | Europe/Berlin",
                "CRON | */5 * * * * | UTC",
                "CRON | 0-59/5 * * * * | America/Argentina/Buenos_Aires",
                "CRON | 0 0 29 2 * | Asia/Kolkata",
                "CRON | 30 8 * * mon-FRI | EST5EDT",
                "CRON | 0 0 1 1 7 | Etc/GMT+12",
                "CRON | @daily | UTC",
                "CRON | '  0   6 ? * 1-5 ' | UTC",
                "INTERVAL | PT5M | UTC",
                "INTERVAL | P1W | UTC",
                "INTERVAL | PT300S | UTC",
                "INTERVAL | P366D | UTC",
                "INTERVAL | P1DT2H3M4S | UTC",
                "ONCE | 2026-03-01T10:07:31Z | UTC",
                "ONCE | 2026-03-01T12:07:31+02:00 | UTC",
                "ONCE | 2027-04-05T10:07:30Z | UTC",
            })
    void findsNothingWrongWithWhatCanBeKept(ScheduleKind kind, String expression, String zone) {
        TaskPlan.Schedule schedule = new TaskPlan.Schedule(kind, expression, zone);

        assertThat(ScheduleCheck.violations(schedule, NOW)).isEmpty();
        assertThat(Schedule.of(schedule, NOW).after(NOW)).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // On one day.
                "* * * * *",
                "0,4 6 * * *",
                "*/4 6 1 1 *",
                "0-1 6 29 2 *",
                "0,56 * * * *",
                "0,56 5-6 * * *",
                "*/7 * * * *",
                // Over midnight.
                "1,57 0,23 * * *",
                "*/57 0,23 * * 1-2",
                "0,57 */23 31,1 * *",
                "0,56 */23 * * 6,7",
                "0,56 */23 13 * THU",
            })
    void wantsFiveMinutesBetweenTwoTimes(String cron) {
        assertThat(broken(ScheduleKind.CRON, cron)).containsExactly("/cron SCHED-CRON-2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,55 * * * *",
                "0,56 5,7 * * *",
                "0,30 * * * *",
                // The days are never neighbours.
                "0,56 */23 1 * *",
                "0,56 */23 * * 1,3,5",
                "0,56 */23 15,17 * *",
            })
    void countsOnlyTimesThatFollowEachOther(String cron) {
        assertThat(broken(ScheduleKind.CRON, cron)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0 30 2 *", "0 0 31 4,6,9,11 *", "* * 31 FEB *"})
    void wantsADayThatComes(String cron) {
        assertThat(broken(ScheduleKind.CRON, cron)).containsExactly("/cron SCHED-CRON-3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "-",
                "daily",
                "@reboot",
                "@every 1h",
                "0 6 * *",
                "0 0 6 * * *",
                "0 6 * * * 2027",
                "0 6 * * *||0 7 * * *",
                "0 6 * * *\n0 7 * * *",
                "? 6 * * *",
                "60 6 * * *",
                "0 24 * * *",
                "0 6 0 * *",
                "0 6 32 * *",
                "0 6 * 13 *",
                "0 6 * * 8",
                "0 6 * * 5-1",
                "0 22-3 * * *",
                "*/0 6 * * *",
                "*/60 6 * * *",
                "0 6 */32 * *",
                "/5 * * * *",
                "0/15 * * * *",
                "0 6 * * SUN/2",
                "*/ * * * *",
                "*/5/5 * * * *",
                "1-2-3 6 * * *",
                "1--2 6 * * *",
                "*-5 6 * * *",
                "-1 6 * * *",
                "+1 6 * * *",
                "1.5 6 * * *",
                ", 6 * * *",
                "1, 6 * * *",
                "1,,2 6 * * *",
                "MON 6 * * *",
                "0 6 MON * *",
                "0 6 * MON *",
                "0 6 * * JAN",
                "0 6 * * MONDAY",
                "0 6 L * *",
                "0 6 1W * *",
                "0 6 * * 1#2",
                "0 6 * * 5L",
                "99999999999999999999 6 * * *",
                "*/99999999999999999999 6 * * *",
                "٠ 6 * * *",
                "０ 6 * * *",
                "0 6 * * ﬁ",
                "0 6 * * ſun",
            })
    void wantsFiveFields(String cron) {
        assertThat(broken(ScheduleKind.CRON, cron)).containsExactly("/cron SCHED-CRON-1");
    }

    static Stream<String> hostile() {
        return Stream.of(
                "1,".repeat(98) + "1 6 * * *",
                "1,".repeat(1_000_000) + "1 6 * * *",
                "*".repeat(1_000_000),
                "(".repeat(100_000),
                " ".repeat(1_000_000),
                "9".repeat(1_000_000),
                "P" + "9".repeat(1_000_000) + "D",
                "\0 6 * * *",
                "\u001b[2J",
                "\ud800");
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void neverThrows(String text) {
        assertThat(ScheduleKind.values())
                .allSatisfy(kind -> assertThat(broken(kind, text)).hasSize(1));
        assertThat(ScheduleCheck.violations(new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", text), NOW))
                .hasSize(1);
    }

    @Test
    void readsALongListThatIsNotTooLong() {
        String list = "0" + ",30".repeat(63);

        assertThat(broken(ScheduleKind.CRON, list + " 6 * * *")).isEmpty();
        assertThat(broken(ScheduleKind.CRON, list + ",0 6 * * *")).isEmpty();
        assertThat(broken(ScheduleKind.CRON, list + ",30 6 * * *")).containsExactly("/cron SCHED-CRON-1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "+02:00",
                "UTC+2",
                "GMT+02:00",
                "Z",
                "EST",
                "PST",
                "europe/berlin",
                "Europe/Atlantis",
                "SYSTEM"
            })
    void wantsATimeZoneOfTheList(String zone) {
        assertThat(ScheduleCheck.violations(new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", zone), NOW))
                .singleElement()
                .satisfies(violation -> {
                    assertThat(violation.pointer()).isEqualTo("/timezone");
                    assertThat(violation.rule()).isEqualTo("SCHED-ZONE-1");
                    assertThat(violation.message())
                            .startsWith("must be an IANA time zone, for example Europe/Berlin or UTC");
                });
        assertThat(ScheduleCheck.violations(new TaskPlan.Schedule(ScheduleKind.INTERVAL, "PT5M", zone), NOW))
                .hasSize(1);
    }

    @Test
    void findsEverythingThatIsWrong() {
        assertThat(ScheduleCheck.violations(new TaskPlan.Schedule(ScheduleKind.CRON, "@dayly", "Mars"), NOW))
                .extracting(Violation::rule)
                .containsExactly("SCHED-CRON-1", "SCHED-ZONE-1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 1",
                "15 | 1",
                "P | 1",
                "PT | 1",
                "P1DT | 1",
                "pt15m | 1",
                "-PT15M | 1",
                "PT-15M | 1",
                "PT+15M | 1",
                "PT7.5M | 1",
                "PT600.5S | 1",
                "P1W1D | 1",
                "1h | 1",
                "P1M | 1",
                "P1Y | 1",
                "PT15M15H | 1",
                "PT٩M | 1",
                "PT9999999999S | 1",
                "PT0S | 2",
                "PT299S | 2",
                "PT4M59S | 2",
                "P366DT1S | 2",
                "P999999999DT999999999H | 2",
                "P999999999W | 2",
                "P0W | 2",
            })
    void wantsAnIntervalBetweenFiveMinutesAndAYear(String interval, int rule) {
        assertThat(broken(ScheduleKind.INTERVAL, interval)).containsExactly("/interval SCHED-INTERVAL-" + rule);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1",
        "tomorrow, 1",
        "2026-04-01, 1",
        "2026-04-01T06:00:00, 1",
        "2026-02-30T06:00:00Z, 1",
        "2026-04-01T25:00:00Z, 1",
        "2026-04-01T06:00:00[Europe/Berlin], 1",
        "2026-04-01 06:00:00Z, 1",
        "٢٠٢٦-04-01T06:00:00Z, 1",
        "2026-03-01T10:07:30Z, 2",
        "1970-01-01T00:00:00Z, 2",
        "2027-04-05T10:07:31Z, 3",
        "+999999999-01-01T00:00:00Z, 3",
    })
    void wantsAMomentOfTheNext400Days(String at, int rule) {
        assertThat(broken(ScheduleKind.ONCE, at)).containsExactly("/at SCHED-AT-" + rule);
    }

    @Test
    void saysWhatIsExpected() {
        List<String> messages = Arrays.stream(ScheduleCheck.Rule.values())
                .map(rule -> rule.violation().message())
                .toList();

        assertThat(messages).allMatch(message -> message.startsWith("must ")).doesNotHaveDuplicates();
    }

    private static Stream<String> broken(ScheduleKind kind, String expression) {
        return ScheduleCheck.violations(new TaskPlan.Schedule(kind, expression, "UTC"), NOW).stream()
                .map(violation -> violation.pointer() + " " + violation.rule());
    }
}
