package dev.adtools.server.schedules;

import dev.adtools.api.ErrorCode;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskStatus;
import java.util.Arrays;

/** Describes a failing task for people. */
final class TaskFailureNotifier {

    private static final int WORTH_SAYING = 3;
    private static final int AND_THEN_EVERY = 10;
    private static final int FAILED = 500;

    private final ScheduledRuns.EventListener listener;

    TaskFailureNotifier(ScheduledRuns.EventListener listener) {
        this.listener = listener;
    }

    /** Says that a task was stopped, or that it has failed so many times in a row; not each time anew. */
    void about(String run, ScheduledTask task, ScheduledTask.Standing standing, RunEnd end) {
        ScheduledRun.Failure failure = end.failure();
        if (failure == null) {
            return;
        }
        int streak = standing.failureStreak();
        String name = "The scheduled task " + task.id();
        if (standing.status() == TaskStatus.FAILED) {
            String message = name + " was stopped: " + failure.message();
            listener.add(EventLevel.ERROR, what("SCHEDULE_STOPPED", message), call(run, task, failure));
        } else if (streak == WORTH_SAYING || streak % AND_THEN_EVERY == 0) {
            String message = name + " has failed " + streak + " times in a row; the last time: " + failure.code() + ".";
            listener.add(EventLevel.WARNING, what("SCHEDULE_FAILING", message), call(run, task, failure));
        }
    }

    private static ServiceEvent.What what(String code, String message) {
        return new ServiceEvent.What(code, "schedules", message);
    }

    private static ServiceEvent.Call call(String run, ScheduledTask task, ScheduledRun.Failure failure) {
        return new ServiceEvent.Call(
                task.plan().tool(),
                task.platform().wireName(),
                task.account(),
                run,
                null,
                status(failure.code()),
                false,
                task.createdBy());
    }

    private static int status(String code) {
        return Arrays.stream(ErrorCode.values())
                .filter(known -> known.name().equals(code))
                .findFirst()
                .map(ErrorCode::status)
                .orElse(FAILED);
    }
}
