package dev.adtools.server.schedules;

import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** State of a task after a run has ended: when it is due again, or that it is not. */
final class NextTaskState {

    private static final Duration SHORTEST = Duration.ofMinutes(5);
    private static final Duration LONGEST = Duration.ofDays(1);
    private static final int HARMLESS = 1;

    private NextTaskState() {}

    static ScheduledTask.Standing of(TaskRow row, Instant dueAt, RunEnd end, Instant now) {
        ScheduledTask.Standing before = row.task().standing();
        ScheduledRun.Failure failure = end.failure();
        int streak = failure == null ? 0 : before.failureStreak() + 1;
        if (before.status() != TaskStatus.ACTIVE) {
            return new ScheduledTask.Standing(before.status(), null, streak, before.stop());
        }
        return Optional.of(end)
                .filter(given -> !given.stops())
                .flatMap(given -> row.after(later(now, dueAt.plus(rest(streak)).minusMillis(1))))
                .map(next -> new ScheduledTask.Standing(TaskStatus.ACTIVE, next, streak, null))
                .orElseGet(() -> last(failure, streak, now));
    }

    // What failed when it ran for the last time has not done what it was made for.
    private static ScheduledTask.Standing last(ScheduledRun.@Nullable Failure failure, int streak, Instant now) {
        return failure == null
                ? new ScheduledTask.Standing(TaskStatus.COMPLETED, null, streak, null)
                : new ScheduledTask.Standing(
                        TaskStatus.FAILED,
                        null,
                        streak,
                        new ScheduledTask.Stop(now, failure.code(), failure.message()));
    }

    // What failed once is due as usual; from then on the rest doubles, up to a day.
    private static Duration rest(int streak) {
        Duration rest = streak <= HARMLESS ? Duration.ZERO : SHORTEST;
        for (int i = HARMLESS + 1; i < streak && rest.compareTo(LONGEST) < 0; i++) {
            rest = rest.multipliedBy(2);
        }
        return rest.compareTo(LONGEST) < 0 ? rest : LONGEST;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
