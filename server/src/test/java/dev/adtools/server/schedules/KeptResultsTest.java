package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Store.CountedTx;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskType;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits to what is kept of the results of an owner's tasks. */
class KeptResultsTest {

    // Three of them are less than an owner may keep, four are more.
    private static final int SIZE = 3_000;
    private static final Duration HOUR = Duration.ofHours(1);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void areTheNewestOfAllTasksOfTheOwner(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            stand.active.add(Callers.OTHER);
            ScheduledTask first = stand.create(answering(SIZE, 100));
            ScheduledTask others =
                    ScheduleStand.get(stand.schedules.create(answering(SIZE, 100), stand.as(Callers.OTHER)));
            run(stand);
            ScheduledTask second = stand.create(answering(SIZE, 100));
            run(stand);
            assertThat(kept(stand, first)).containsExactly(true, true);
            assertThat(kept(stand, second)).containsExactly(true);

            run(stand);

            assertThat(kept(stand, first)).containsExactly(true, false, false);
            assertThat(kept(stand, second)).containsExactly(true, true);
            assertThat(kept(stand, others)).containsExactly(true, true, true);
            ScheduledRun oldest = stand.runs(first).get(2);
            assertThat(Objects.requireNonNull(oldest.end()).resultBytes()).isGreaterThan(SIZE);
            assertThat(stand.schedules.results(List.of(oldest.id()))).isEmpty();
            assertSums(store);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void makeRoomForALargeAnswerWithAsManySmallOnesAsItTakes(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask small = stand.create(answering(1_000, 100));
            for (int i = 0; i < 6; i++) {
                run(stand);
            }
            ScheduledTask large = stand.create(answering(6_000, 100));

            run(stand);

            assertThat(kept(stand, small)).startsWith(true, true, true).endsWith(false, false, false);
            assertThat(kept(stand, large)).containsExactly(true);
            assertSums(store);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countNoMoreWhenTheirRunsAreRemoved(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask pruned = stand.create(answering(SIZE, 1));
            ScheduledTask deleted = stand.create(answering(SIZE, 100));
            run(stand);
            run(stand);
            assertThat(kept(stand, pruned)).containsExactly(true);
            assertSums(store);

            ScheduleStand.get(stand.schedules.delete(stand.find(deleted).seen(), stand.as(Callers.ALL)));
            assertSums(store);
            new RunRetention(store.tx()).collect(stand.after(Duration.ofDays(200)));

            assertThat(stand.runs(pruned)).isEmpty();
            assertSums(store);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void areReadOnlyWhereThereIsMemoryForThem(Backend backend) {
        MemoryBudget memory = new MemoryBudget(40_000, 20_000);
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(new CountedTx(store.tx(), memory));
            ScheduledTask task = stand.create(answering(SIZE, 100));
            run(stand);
            run(stand);
            List<String> ids = stand.runs(task).stream().map(ScheduledRun::id).toList();

            try (MemoryBudget.Share first = memory.open()) {
                assertThat(stand.schedules.results(ids.subList(0, 1))).hasSize(1);
                assertThat(memory.taken()).isGreaterThan(6L * SIZE);
                assertThatThrownBy(() -> stand.schedules.results(ids.subList(1, 2)))
                        .satisfies(failure -> isRefused(failure, ErrorCode.RULE_VIOLATION));
                first.leave();
                try (MemoryBudget.Share second = memory.open()) {
                    second.take(10_000);
                    second.leave();
                    try (MemoryBudget.Share third = memory.open()) {
                        assertThatThrownBy(() -> stand.schedules.results(ids.subList(1, 2)))
                                .satisfies(failure -> isRefused(failure, ErrorCode.OVERLOADED));
                        third.leave();
                    }
                }
            }
            assertThat(memory.taken()).isZero();
        }
    }

    private static void isRefused(Throwable failure, ErrorCode code) {
        assertThat(((MemoryShortage) failure).error().code()).isEqualTo(code);
    }

    private static void run(ScheduleStand stand) {
        stand.after(HOUR);
        stand.runAll();
    }

    private static List<Boolean> kept(ScheduleStand stand, ScheduledTask task) {
        return stand.runs(task).stream()
                .map(run -> Objects.requireNonNull(run.end()).resultKept())
                .toList();
    }

    private static TaskPlan answering(int size, int keepRuns) {
        return new TaskPlan(
                "mine",
                TaskType.CUSTOM,
                new TaskPlan.Schedule(ScheduleKind.INTERVAL, "PT1H", "UTC"),
                "get_things",
                "{\"size\":" + size + "}",
                keepRuns,
                90);
    }

    /** Compares what is counted for each owner with what is there. */
    private static void assertSums(TestStore store) {
        List<String> wrong = store.tx()
                .read(handle -> handle.createQuery("SELECT owner || ' ' || kept_bytes FROM scheduled_count"
                                + " WHERE kept_bytes > :most OR kept_bytes <> (SELECT COALESCE(sum(length(result)), 0)"
                                + " FROM scheduled_run WHERE task_id IN (SELECT id FROM scheduled_task"
                                + " WHERE scheduled_task.owner = scheduled_count.owner))")
                        .bind("most", ScheduleStand.MOST_KEPT)
                        .mapTo(String.class)
                        .list());
        assertThat(wrong).isEmpty();
    }
}
