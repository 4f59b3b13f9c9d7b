package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Violation;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.TaskPlan;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each mistake in a schedule has a message that names it and the way out. */
class ScheduleMessagesTest {

    private static final Instant NOW = Instant.parse("2026-03-01T10:07:30Z");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "0 0 6 * * *        | must have five fields, not six: the first would be seconds. Leave it out: \"0 6 * * *\"",
                "0 0 6 * * ?        | must have five fields, not six: the first would be seconds. Leave it out: \"0 6 * * *\"",
                "0 6 * * * 2027     | must have five fields, not six: the last would be a year. Leave it out: \"0 6 * * *\"",
                "0 0 6 * * ? 2027   | must have five fields, not seven: the first would be seconds and the last a year. Leave both out: \"0 6 * * *\"",
                "x 99 6 * * *       | must have five fields, not six: the first would be seconds. Leave it out",
                "0 6 * *            | must have five fields, not four: minute, hour, day of the month, month, day of the week, for example \"0 6 * * MON-FRI\"",
                "``                 | must have five fields, not none: minute, hour, day of the month, month, day of the week, for example \"0 6 * * MON-FRI\"",
                "daily              | must not be \"daily\"; did you mean @daily?",
                "@reboot            | must not be \"@reboot\": the shorthands are @annually, @daily, @hourly, @midnight, @monthly, @weekly, @yearly",
                "@every 1h          | must not be \"@every\": the shorthands are @annually, @daily, @hourly, @midnight, @monthly, @weekly, @yearly; a fixed distance is an interval such as PT1H",
                "0 6 L * *          | must not have \"L\" as a day of the month: the last day of the month is not supported; use 28, or 1 for the first day",
                "0 6 * * 5L         | must not have \"5L\" as a day of the week: the last such day of a month is not supported; name a day of every week",
                "0 6 * * 1#1        | must not have \"1#1\" as a day of the week: the n-th such day of a month is not supported; name a day of every week",
                "0 6 15W * *        | must not have \"15W\" as a day of the month: the nearest working day is not supported; use MON-FRI as the day of the week",
                "H 6 * * *          | must not have \"H\" as a minute: a value that the scheduler chooses is not supported; name one",
                "H/15 6 * * *       | must not have \"H/15\" as a minute: a value that the scheduler chooses is not supported; name one",
                "? 6 * * *          | must not have \"?\" as a minute: ? is allowed for days alone; use *",
                "0 25 * * *         | must have an hour from 0 to 23, not \"25\"",
                "60 6 * * *         | must have a minute from 0 to 59, not \"60\"",
                "0 6 0 * *          | must have a day of the month from 1 to 31, not \"0\"",
                "0 6 * 13 *         | must have a month from 1 to 12 or JAN to DEC, not \"13\"",
                "0 6 * * 8          | must have a day of the week from 0 to 7 or SUN to SAT, not \"8\"",
                "0 6 * * Monday     | must have a day of the week from 0 to 7 or SUN to SAT, not \"Monday\"; did you mean MON?",
                "0 6 * january *    | must have a month from 1 to 12 or JAN to DEC, not \"january\"; did you mean JAN?",
                "0 MON * * *        | must have an hour from 0 to 23, not \"MON\"",
                "1.5 6 * * *        | must have a minute from 0 to 59, not \"1.5\"",
                "1--2 6 * * *       | must have a minute from 0 to 59, not \"1--2\"",
                "1,,2 6 * * *       | must have a minute from 0 to 59, not \"\"",
                "*/0 6 * * *        | must have a step from 1 to 59 for a minute, not \"*/0\"",
                "0 */24 * * *       | must have a step from 1 to 23 for an hour, not \"*/24\"",
                "0/15 * * * *       | must have a range before the step: write \"0-59/15\", not \"0/15\"",
                "/5 * * * *         | must have a range before the step: write \"*/5\"",
                "0 6 * * SUN/2      | must have a range before the step: write \"0-6/2\", not \"SUN/2\"",
                "0 22-3 * * *       | must have a range that goes up: write \"22-23,0-3\", not \"22-3\"",
                "0 6 * * 5-1        | must have a range that goes up: write \"5-7,0-1\", not \"5-1\"",
                "0 0 30 2 *         | must name a day that comes: day \"30\" of month \"2\" never does",
                "0 0 31 4,6,9,11 *  | must name a day that comes: day \"31\" of month \"4,6,9,11\" never does",
                "1\u001b[2J 6 * * * | must have a minute from 0 to 59, not \"1\ufffd[2J\"",
                "9999999999999999999999 6 * * * | must have a minute from 0 to 59, not \"99999999999999999999…\"",
            })
    void namesTheFieldTheValueAndTheFixOfACronExpression(String cron, String message) {
        assertThat(message(ScheduleKind.CRON, cron, "UTC")).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource({
        "@hourly, 0 * * * *",
        "@daily, 0 0 * * *",
        "@midnight, 0 0 * * *",
        "@weekly, 0 0 * * 0",
        "@monthly, 0 0 1 * *",
        "@yearly, 0 0 1 1 *",
        "@annually, 0 0 1 1 *",
        "'  @Daily ', 0 0 * * *",
        "'  0   6 * *\t1 ', 0 6 * * 1",
        "0 6 ? * MON, 0 6 * * MON",
        "0 6 1 * ?, 0 6 1 * *",
    })
    void takesShorthandsSpacesAndQuestionMarks(String cron, String normalized) {
        assertThat(CronSyntax.mistake(cron)).isEmpty();
        assertThat(CronSyntax.normalized(cron)).isEqualTo(normalized);
    }

    static Stream<String> wellFormed() {
        return IntStream.range(0, CronField.values().length)
                .boxed()
                .flatMap(place -> Stream.of(
                                "7",
                                "1-7",
                                "*/7",
                                "1-7/59",
                                "1-2/31",
                                "JAN-DEC/12",
                                "FEB",
                                "SUN",
                                "MON-SAT/7",
                                "sun-fri",
                                "MON-SUN",
                                "SUN-SUN",
                                "SUN-TUE/2",
                                "1-6/7",
                                "*/7",
                                "0-59/59",
                                "*/31")
                        .map(item -> {
                            String[] fields = "0 0 * * *".split(" ", -1);
                            fields[place] = item;
                            return String.join(" ", fields);
                        })
                        .filter(cron -> CronSyntax.mistake(cron).isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("wellFormed")
    void findsNothingWrongOnlyWithExpressionsThatCanBeRead(String cron) {
        assertThat(CronExpression.read(cron)).isPresent();
    }

    @Test
    void takesSundayAtBothEndsOfARange() {
        LocalDateTime saturday = LocalDateTime.of(2026, 3, 7, 12, 0);

        assertThat(CronExpression.read("0 0 * * sun-fri").orElseThrow().after(saturday))
                .isEqualTo("2026-03-08T00:00");
        assertThat(CronExpression.read("0 0 * * SAT-SUN").orElseThrow().after(saturday))
                .isEqualTo("2026-03-08T00:00");
        assertThat(CronExpression.read("0 0 * * 1-6").orElseThrow().after(saturday))
                .isEqualTo("2026-03-09T00:00");
    }

    @ParameterizedTest
    @CsvSource({
        "1h, PT1H",
        "90 min, PT90M",
        "2 Days, P2D",
        "1w, P1W",
        "600s, PT600S",
        "pt15m, PT15M",
        "' PT1H', PT1H",
    })
    void suggestsTheIntervalThatWasMeant(String interval, String meant) {
        assertThat(message(ScheduleKind.INTERVAL, interval, "UTC")).endsWith("; did you mean " + meant + "?");
    }

    @Test
    void sendsMonthsToCron() {
        assertThat(message(ScheduleKind.INTERVAL, "P1M", "UTC"))
                .endsWith("; months and years differ in length, so use cron for them");
        assertThat(message(ScheduleKind.INTERVAL, "1 month", "UTC")).endsWith("for example PT15M or P1D");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "America/New_york | ; did you mean America/New_York?",
                "europe/berlin | ; did you mean Europe/Berlin?",
                "Berlin | ; did you mean Europe/Berlin?",
                "new york | ; did you mean America/New_York?",
                "Europe/Berln | ; did you mean Europe/Berlin?",
                "utc | ; did you mean UTC?",
                "PST | ; for \"PST\", name a place such as America/Los_Angeles",
                "cest | ; for \"cest\", name a place such as Europe/Berlin",
                "+02:00 | ; an offset has no daylight saving time, so name a place",
                "UTC+2 | ; an offset has no daylight saving time, so name a place",
                "Mars | ''",
            })
    void suggestsTheTimeZoneThatWasMeant(String zone, String hint) {
        assertThat(message(ScheduleKind.CRON, "0 6 * * *", zone))
                .isEqualTo("must be an IANA time zone, for example Europe/Berlin or UTC" + hint);
    }

    private static String message(ScheduleKind kind, String expression, String zone) {
        return ScheduleCheck.violations(new TaskPlan.Schedule(kind, expression, zone), NOW).stream()
                .map(Violation::message)
                .reduce("", String::concat);
    }
}
