package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskType;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A year passes, from one due time to the next: every task has run when every minute of the year, held against its
 * definition, says so, once each. {@code -Dyear.tasks} says how many in each zone, {@code -Dyear.runs} how many runs a year they have at most, {@code -Dseed}
 * which.
 */
class ScheduledYearTest {

    private static final int TASKS = Depth.of("year.tasks", 1, 2);
    private static final long SEED = Seed.drawn("schedules of a year");
    private static final int YEAR = 2027;
    private static final Instant START = day(2027, 1, 2);
    private static final Instant END = day(2027, 12, 30);
    private static final int MOST_RUNS = Depth.of("year.runs", 60, 400);
    private static final List<String> ZONES = List.of(
            "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Africa/Cairo", "UTC");

    private static Instant day(int year, int month, int day) {
        return LocalDate.of(year, month, day).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    @Test
    void runsEveryTaskAsTheMinutesOfAYearSay() {
        try (TestStore store = Backend.SQLITE.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            stand.after(Duration.between(stand.clock.instant(), START));
            Map<ScheduledTask, List<Instant>> expected = new LinkedHashMap<>();
            for (String zone : ZONES) {
                drawn(zone).forEach((plan, due) -> expected.put(stand.create(plan), due));
            }

            letPass(stand, store);

            expected.forEach((task, due) -> {
                List<ScheduledRun> runs = new ArrayList<>(stand.runs(task));
                Collections.reverse(runs);
                assertThat(runs)
                        .as("%s, seed=%s", task.plan().schedule(), SEED)
                        .extracting(ScheduledRun::dueAt)
                        .isEqualTo(due);
                assertThat(runs).extracting(ScheduledRun::status).containsOnly(RunStatus.SUCCEEDED);
                assertThat(runs).allSatisfy(run -> assertThat(run.startedAt()).isEqualTo(run.dueAt()));
            });
        }
    }

    /** Draws tasks of a zone that run some times in the year, and not too often, with the times. */
    private static Map<TaskPlan, List<Instant>> drawn(String zone) {
        RandomCron expressions = new RandomCron(new Random(SEED + zone.hashCode()));
        ShownMinutes minutes = ShownMinutes.of(YEAR, ZoneId.of(zone));
        Map<TaskPlan, List<Instant>> drawn = new LinkedHashMap<>();
        Stream.generate(expressions::next)
                .map(cron -> new TaskPlan.Schedule(ScheduleKind.CRON, cron, zone))
                .filter(schedule -> ScheduleCheck.violations(schedule, START).isEmpty())
                .map(schedule -> Map.entry(schedule, due(schedule, minutes)))
                .filter(entry -> !entry.getValue().isEmpty() && entry.getValue().size() <= MOST_RUNS)
                .limit(TASKS)
                .forEach(entry -> drawn.put(plan(entry.getKey()), entry.getValue()));
        return drawn;
    }

    private static List<Instant> due(TaskPlan.Schedule schedule, ShownMinutes minutes) {
        return new CronByDefinition(schedule.expression())
                .due(minutes).stream()
                        .filter(moment -> moment.isAfter(START) && moment.isBefore(END))
                        .toList();
    }

    private static TaskPlan plan(TaskPlan.Schedule schedule) {
        return new TaskPlan("mine", TaskType.CUSTOM, schedule, "get_things", "{}", 1000, 400);
    }

    private static void letPass(ScheduleStand stand, TestStore store) {
        for (Instant next = next(store); next.isBefore(END); next = next(store)) {
            stand.after(Duration.between(stand.clock.instant(), next));
            stand.runAll();
        }
    }

    private static Instant next(TestStore store) {
        return store.tx()
                .read(handle -> Instant.ofEpochMilli(
                        handle.createQuery("SELECT min(next_run_at) FROM scheduled_task WHERE status = 'ACTIVE'")
                                .mapTo(Long.class)
                                .one()));
    }
}
