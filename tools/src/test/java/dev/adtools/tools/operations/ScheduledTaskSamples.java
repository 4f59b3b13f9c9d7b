package dev.adtools.tools.operations;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tasks and runs to look at. */
final class ScheduledTaskSamples {

    static final Instant NOW = FixedCall.NOW;

    private ScheduledTaskSamples() {}

    static TaskPlan plan(String arguments) {
        return new TaskPlan(
                "Daily look",
                TaskType.HEALTH_CHECK,
                new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", "Europe/Berlin"),
                "get_campaigns",
                arguments,
                100,
                90);
    }

    static ScheduledTask task(String id, TaskStatus status) {
        return task(id, status, null, "{}");
    }

    static ScheduledTask task(String id, TaskStatus status, @Nullable AccountId account, String arguments) {
        Instant next = status == TaskStatus.ACTIVE ? NOW.plus(Duration.ofHours(1)) : null;
        return new ScheduledTask(
                new TaskVersion(id, 3),
                plan(arguments),
                Platform.BETA,
                account,
                new ScheduledTask.Standing(status, next, 1, null),
                "nightly-job",
                NOW.minus(Duration.ofDays(3)));
    }

    static ScheduledRun run(String id, int daysAgo, @Nullable Long resultBytes) {
        Instant due = NOW.minus(Duration.ofDays(daysAgo));
        ScheduledRun.Failure failure =
                resultBytes == null ? new ScheduledRun.Failure("PLATFORM_TIMEOUT", "It did not answer.") : null;
        ScheduledRun.End end =
                new ScheduledRun.End(due.plusMillis(120), failure, null, resultBytes, resultBytes != null);
        RunStatus status = failure == null ? RunStatus.SUCCEEDED : RunStatus.FAILED;
        return new ScheduledRun(id, due, 0, false, due, status, 1, false, end);
    }

    /** Returns a run that was asked for and has not begun. */
    static ScheduledRun waiting(String id) {
        return new ScheduledRun(id, NOW, 0, true, null, RunStatus.WAITING, 0, false, null);
    }

    /** Returns a run whose result had to make room. */
    static ScheduledRun cleared(ScheduledRun run) {
        ScheduledRun.End end = Objects.requireNonNull(run.end());
        return new ScheduledRun(
                run.id(),
                run.dueAt(),
                run.missedRuns(),
                run.requested(),
                run.startedAt(),
                run.status(),
                run.tries(),
                run.takenOver(),
                new ScheduledRun.End(end.at(), end.failure(), end.rows(), end.resultBytes(), false));
    }
}
