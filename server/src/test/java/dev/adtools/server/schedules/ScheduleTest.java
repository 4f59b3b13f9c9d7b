package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.TaskPlan;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {

    private static final Instant ANCHOR = Instant.parse("2026-03-01T10:07:30Z");

    /** Times with offset, one after the other; each is asked for behind the one before. */
    @ParameterizedTest
    @CsvSource({
        // Spring, Berlin: 02:00 becomes 03:00.
        "30 2 * * *, Europe/Berlin, 2026-03-28T02:30+01:00 2026-03-29T03:00+02:00 2026-03-30T02:30+02:00",
        "0 2 * * *, Europe/Berlin, 2026-03-28T02:00+01:00 2026-03-29T03:00+02:00 2026-03-30T02:00+02:00",
        "0 3 * * *, Europe/Berlin, 2026-03-28T03:00+01:00 2026-03-29T03:00+02:00 2026-03-30T03:00+02:00",
        "30 1 * * *, Europe/Berlin, 2026-03-28T01:30+01:00 2026-03-29T01:30+01:00 2026-03-30T01:30+02:00",
        "'0 2,3 * * *', Europe/Berlin, 2026-03-28T03:00+01:00 2026-03-29T03:00+02:00 2026-03-30T02:00+02:00",
        "*/20 2 29 3 *, Europe/Berlin, 2026-03-29T03:00+02:00 2027-03-29T02:00+02:00 2027-03-29T02:20+02:00",
        "0 */2 * * *, Europe/Berlin, 2026-03-29T00:00+01:00 2026-03-29T03:00+02:00 2026-03-29T04:00+02:00",
        "30 * * * *, Europe/Berlin, 2026-03-29T01:30+01:00 2026-03-29T03:30+02:00 2026-03-29T04:30+02:00",
        "0 * * * *, Europe/Berlin, 2026-03-29T01:00+01:00 2026-03-29T03:00+02:00 2026-03-29T04:00+02:00",
        "*/30 */1 29 3 *, Europe/Berlin, 2026-03-29T01:30+01:00 2026-03-29T03:00+02:00 2026-03-29T03:30+02:00",
        // Autumn, Berlin: 03:00 becomes 02:00.
        "30 2 * * *, Europe/Berlin, 2026-10-24T02:30+02:00 2026-10-25T02:30+02:00 2026-10-26T02:30+01:00",
        "0 2 * * *, Europe/Berlin, 2026-10-24T02:00+02:00 2026-10-25T02:00+02:00 2026-10-26T02:00+01:00",
        "0 3 * * *, Europe/Berlin, 2026-10-24T03:00+02:00 2026-10-25T03:00+01:00 2026-10-26T03:00+01:00",
        "*/30 2 25 10 *, Europe/Berlin, 2026-10-25T02:00+02:00 2026-10-25T02:30+02:00 2027-10-25T02:00+02:00",
        "30 1-23 * * *, Europe/Berlin, 2026-10-25T01:30+02:00 2026-10-25T02:30+02:00 2026-10-25T03:30+01:00",
        "30 0-23 * * *, Europe/Berlin, 2026-10-25T01:30+02:00 2026-10-25T02:30+02:00 2026-10-25T02:30+01:00",
        "30 * * * *, Europe/Berlin, 2026-10-25T02:30+02:00 2026-10-25T02:30+01:00 2026-10-25T03:30+01:00",
        "0 * * * *, Europe/Berlin, 2026-10-25T02:00+02:00 2026-10-25T02:00+01:00 2026-10-25T03:00+01:00",
        // New York: 02:00 becomes 03:00, 02:00 becomes 01:00.
        "15 2 * * *, America/New_York, 2026-03-07T02:15-05:00 2026-03-08T03:00-04:00 2026-03-09T02:15-04:00",
        "15 * * * *, America/New_York, 2026-03-08T01:15-05:00 2026-03-08T03:15-04:00 2026-03-08T04:15-04:00",
        "15 1 * * *, America/New_York, 2026-10-31T01:15-04:00 2026-11-01T01:15-04:00 2026-11-02T01:15-05:00",
        "15 * * * *, America/New_York, 2026-11-01T01:15-04:00 2026-11-01T01:15-05:00 2026-11-01T02:15-05:00",
        "0 2 * * SUN, America/New_York, 2026-10-25T02:00-04:00 2026-11-01T02:00-05:00 2026-11-08T02:00-05:00",
        // Lord Howe: by half an hour only; 02:00 becomes 01:30, 02:00 becomes 02:30.
        "45 1 * * *, Australia/Lord_Howe, 2026-04-04T01:45+11:00 2026-04-05T01:45+11:00 2026-04-06T01:45+10:30",
        "45 * * * *, Australia/Lord_Howe, 2026-04-05T01:45+11:00 2026-04-05T01:45+10:30 2026-04-05T02:45+10:30",
        "15 * * * *, Australia/Lord_Howe, 2026-04-05T01:15+11:00 2026-04-05T02:15+10:30 2026-04-05T03:15+10:30",
        "15 2 * * *, Australia/Lord_Howe, 2026-10-03T02:15+10:30 2026-10-04T02:30+11:00 2026-10-05T02:15+11:00",
        "45 2 * * *, Australia/Lord_Howe, 2026-10-03T02:45+10:30 2026-10-04T02:45+11:00 2026-10-05T02:45+11:00",
        "15 * * * *, Australia/Lord_Howe, 2026-10-04T01:15+10:30 2026-10-04T03:15+11:00 2026-10-04T04:15+11:00",
        // Santiago and Cairo: midnight becomes one o'clock, or comes twice.
        "0 0 * * *, America/Santiago, 2026-09-05T00:00-04:00 2026-09-06T01:00-03:00 2026-09-07T00:00-03:00",
        "59 23 * * *, America/Santiago, 2026-09-05T23:59-04:00 2026-09-06T23:59-03:00 2026-09-07T23:59-03:00",
        "30 23 * * *, America/Santiago, 2026-04-03T23:30-03:00 2026-04-04T23:30-03:00 2026-04-05T23:30-04:00",
        "0 0 * * FRI, Africa/Cairo, 2026-04-17T00:00+02:00 2026-04-24T01:00+03:00 2026-05-01T00:00+03:00",
        // Apia left out the 30th of December 2011.
        "0 6 * * *, Pacific/Apia, 2011-12-29T06:00-10:00 2011-12-31T00:00+14:00 2011-12-31T06:00+14:00",
        "0 6 30 12 *, Pacific/Apia, 2010-12-30T06:00-10:00 2011-12-31T00:00+14:00 2012-12-30T06:00+14:00",
        "0 * * * *, Pacific/Apia, 2011-12-29T23:00-10:00 2011-12-31T00:00+14:00 2011-12-31T01:00+14:00",
        "0 * 30 12 *, Pacific/Apia, 2010-12-30T23:00-10:00 2012-12-30T00:00+14:00 2012-12-30T01:00+14:00",
        // No rules, and rules that came to an end.
        "30 2 * * *, UTC, 2026-03-28T02:30Z 2026-03-29T02:30Z 2026-03-30T02:30Z",
        "0 9 27 3 *, Europe/Istanbul, 2016-03-27T09:00+03:00 2017-03-27T09:00+03:00 2018-03-27T09:00+03:00",
        "0 9 1 1 *, Europe/Istanbul, 2016-01-01T09:00+02:00 2017-01-01T09:00+03:00 2018-01-01T09:00+03:00",
    })
    void goesOnOverNightsOnWhichTheClocksAreSet(String cron, String zone, String expected) {
        List<Instant> times = Stream.of(expected.split(" ", -1))
                .map(ZonedDateTime::parse)
                .map(ZonedDateTime::toInstant)
                .toList();

        Schedule schedule = table(ScheduleKind.CRON, cron, zone);

        assertThat(schedule.after(times.get(0).minusSeconds(1))).as("the first").contains(times.get(0));
        assertThat(schedule.after(times.get(0))).as("the second").contains(times.get(1));
        assertThat(schedule.after(times.get(1))).as("the third").contains(times.get(2));
    }

    @ParameterizedTest
    @CsvSource({
        // Asked in the hour that comes for the second time.
        "30 2 * * *, 2026-10-25T02:00+01:00, 2026-10-26T02:30+01:00",
        "30 2 * * *, 2026-10-25T02:29:59+01:00, 2026-10-26T02:30+01:00",
        "30 2 * * *, 2026-10-25T02:45+02:00, 2026-10-26T02:30+01:00",
        "0 3 * * *, 2026-10-25T02:59:59.999999999+01:00, 2026-10-25T03:00+01:00",
        "30 * * * *, 2026-10-25T02:10+01:00, 2026-10-25T02:30+01:00",
        "30 * * * *, 2026-10-25T02:59+02:00, 2026-10-25T02:30+01:00",
        // Asked around the hour that does not come.
        "30 2 * * *, 2026-03-29T01:59:59.999999999+01:00, 2026-03-29T03:00+02:00",
        "30 2 * * *, 2026-03-29T03:00+02:00, 2026-03-30T02:30+02:00",
        "30 2 29 3 *, 2026-03-29T03:00:00.000000001+02:00, 2027-03-29T02:30+02:00",
    })
    void isAskedInTheMiddleOfSuchANight(String cron, String moment, String expected) {
        Schedule schedule = table(ScheduleKind.CRON, cron, "Europe/Berlin");

        assertThat(schedule.after(ZonedDateTime.parse(moment).toInstant()))
                .contains(ZonedDateTime.parse(expected).toInstant());
    }

    @Test
    void isNeverDueOnADayThatNeverComes() {
        assertThat(table(ScheduleKind.CRON, "0 0 30 2 *", "UTC").after(ANCHOR)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "PT15M, 2026-03-01T10:07:30Z, 2026-03-01T10:22:30Z",
        "PT15M, 2026-03-01T10:22:29.999Z, 2026-03-01T10:22:30Z",
        "PT15M, 2026-03-01T10:22:30Z, 2026-03-01T10:37:30Z",
        "PT15M, 2026-02-01T00:00:00Z, 2026-03-01T10:22:30Z",
        "P1D, 2026-03-29T00:00:00Z, 2026-03-29T10:07:30Z",
        "P1DT1H, 2026-03-02T11:07:30Z, 2026-03-03T12:07:30Z",
        "PT5M, 2126-03-01T10:07:31Z, 2126-03-01T10:12:30Z",
    })
    void countsIntervalsFromTheAnchorHoweverLongThePause(String interval, Instant moment, Instant expected) {
        assertThat(table(ScheduleKind.INTERVAL, interval, "Europe/Berlin").after(moment))
                .contains(expected);
    }

    @Test
    void isDueOnceAtOneMoment() {
        Schedule schedule = table(ScheduleKind.ONCE, "2026-05-01T08:00:00+02:00", "UTC");

        Instant at = Instant.parse("2026-05-01T06:00:00Z");
        assertThat(schedule.after(at.minusNanos(1))).contains(at);
        assertThat(schedule.after(at)).isEmpty();
        assertThat(schedule.after(at.plusSeconds(1))).isEmpty();
    }

    @Test
    void isDueAtNothingFinerThanTheTablesKeep() {
        Instant fine = ANCHOR.plusNanos(123_456_789);
        TaskPlan.Schedule interval = new TaskPlan.Schedule(ScheduleKind.INTERVAL, "PT5M", "UTC");

        assertThat(Schedule.of(interval, fine).after(fine))
                .contains(ANCHOR.plusMillis(123).plus(Duration.ofMinutes(5)));
        assertThat(table(ScheduleKind.ONCE, fine.toString(), "UTC").after(ANCHOR))
                .contains(ANCHOR.plusMillis(123));
    }

    @ParameterizedTest
    @CsvSource({
        "CRON, 0 6 * *, UTC",
        "CRON, 0 6 * * *, +02:00",
        "INTERVAL, tomorrow, UTC",
        "INTERVAL, PT0S, UTC",
        "ONCE, tomorrow, UTC",
    })
    void isNotMadeOfWhatCannotBeRead(ScheduleKind kind, String expression, String zone) {
        assertThatThrownBy(() -> table(kind, expression, zone)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void readsEveryNameOfTheList() {
        assertThat(ZoneId.getAvailableZoneIds())
                .allSatisfy(name -> assertThat(Schedule.zone(name)).contains(ZoneId.of(name)));
    }

    private static Schedule table(ScheduleKind kind, String expression, String zone) {
        return Schedule.of(new TaskPlan.Schedule(kind, expression, zone), ANCHOR);
    }
}
