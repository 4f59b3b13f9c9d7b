package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskPreview;
import dev.adtools.tools.operations.schedules.TaskRows;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Previews of tasks show the next runs and warn of probable mistakes. */
class TaskPreviewsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026-03-28T12:00:00Z | 30 2 * * *  | Europe/Berlin | 2026-03-29T03:00:00+02:00 2026-03-30T02:30:00+02:00 2026-03-31T02:30:00+02:00 2026-04-01T02:30:00+02:00 2026-04-02T02:30:00+02:00",
                "2026-10-24T12:00:00Z | 30 2 * * *  | Europe/Berlin | 2026-10-25T02:30:00+02:00 2026-10-26T02:30:00+01:00 2026-10-27T02:30:00+01:00 2026-10-28T02:30:00+01:00 2026-10-29T02:30:00+01:00",
                "2026-03-08T05:30:00Z | 15 * * * *  | America/New_York | 2026-03-08T01:15:00-05:00 2026-03-08T03:15:00-04:00 2026-03-08T04:15:00-04:00 2026-03-08T05:15:00-04:00 2026-03-08T06:15:00-04:00",
                "2026-11-01T04:30:00Z | 15 * * * *  | America/New_York | 2026-11-01T01:15:00-04:00 2026-11-01T01:15:00-05:00 2026-11-01T02:15:00-05:00 2026-11-01T03:15:00-05:00 2026-11-01T04:15:00-05:00",
                "2026-10-24T12:00:00Z | @weekly     | Europe/Berlin | 2026-10-25T00:00:00+02:00 2026-11-01T00:00:00+01:00 2026-11-08T00:00:00+01:00 2026-11-15T00:00:00+01:00 2026-11-22T00:00:00+01:00",
            })
    void showsTheNextFiveRunsOverNightsOnWhichTheClocksAreSet(Instant now, String cron, String zone, String expected) {
        try (TestStore store = Backend.SQLITE.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            stand.after(Duration.between(stand.clock.instant(), now));
            TaskPlan plan = ScheduleStand.plan(ScheduleKind.CRON, cron, zone, "");

            TaskPreview preview = preview(stand, plan);
            ScheduledTask task = stand.create(preview.plan());

            assertThat(TaskRows.of(task, stand.schedules).nextRuns()).containsExactly(expected.split(" ", -1));
            assertThat(preview.nextRuns()).isEqualTo(stand.schedules.nextRuns(task));
            ScheduledTask paused = ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.ALL)));
            assertThat(TaskRows.of(paused, stand.schedules).nextRuns()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void continuesAnIntervalFromItsNextRun(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("P1W", ""));
            Instant first = stand.clock.instant().plus(Duration.ofDays(7));
            stand.after(Duration.ofHours(5));

            assertThat(stand.schedules.nextRuns(stand.find(task)))
                    .containsExactly(
                            first,
                            first.plus(Duration.ofDays(7)),
                            first.plus(Duration.ofDays(14)),
                            first.plus(Duration.ofDays(21)),
                            first.plus(Duration.ofDays(28)));
        }
    }

    @Test
    void showsTheOnlyRunOfATask() {
        try (TestStore store = Backend.SQLITE.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan plan = ScheduleStand.plan(ScheduleKind.ONCE, "2026-03-01T12:30:00Z", "UTC", "");

            assertThat(preview(stand, plan).nextRuns()).containsExactly(Instant.parse("2026-03-01T12:30:00Z"));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void warnsOfATaskThatIsThereAlready(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan plan = ScheduleStand.plan(ScheduleKind.CRON, "0 0 * * *", "UTC", "");
            ScheduledTask task = stand.create(plan);

            assertThat(preview(stand, ScheduleStand.plan(ScheduleKind.CRON, "@daily", "UTC", ""))
                            .warnings())
                    .containsExactly("Scheduled task " + task.id()
                            + " has the same name, tool, arguments and times. Each of them runs.");
            assertThat(preview(stand, ScheduleStand.plan(ScheduleKind.CRON, "@daily", "Asia/Tokyo", ""))
                            .warnings())
                    .isEmpty();
            assertThat(ScheduleStand.get(stand.schedules.preview(plan, plan, stand.as(Callers.ALL)))
                            .warnings())
                    .isEmpty();
        }
    }

    @Test
    void warnsOfAnAbbreviationOfATimeZone() {
        try (TestStore store = Backend.SQLITE.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());

            assertThat(preview(stand, ScheduleStand.plan(ScheduleKind.CRON, "@daily", "CET", ""))
                            .warnings())
                    .isEqualTo(List.of("CET is an old abbreviation. Name a place, such as Europe/Berlin."));
        }
    }

    private static TaskPreview preview(ScheduleStand stand, TaskPlan plan) {
        return ScheduleStand.get(stand.schedules.preview(plan, null, stand.as(Callers.ALL)));
    }
}
