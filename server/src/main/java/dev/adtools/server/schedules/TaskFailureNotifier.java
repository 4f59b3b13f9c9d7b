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

    private final TaskEventListener listener;

    TaskFailureNotifier(TaskEventListener listener) {
        this.listener = listener;
    }

    /** Says that a task was stopped, or that it has failed so many times in a row; not each time anew. */
    void about(PickedTask picked, ScheduledTask.Standing standing, RunEnd end) {
        ScheduledRun.Failure failure = end.failure();
        if (failure == null) {
            return;
        }
        ScheduledTask task = picked.task().task();
        int streak = standing.failureStreak();
        String name = "The scheduled task " + task.id();
        if (standing.status() == TaskStatus.FAILED) {
            String message = name + " was stopped: " + failure.message();
            add(EventLevel.ERROR, "SCHEDULE_STOPPED", message, picked, failure);
        } else if (streak == WORTH_SAYING || streak % AND_THEN_EVERY == 0) {
            String message = name + " has failed " + streak + " times in a row; the last time: " + failure.code() + ".";
            add(EventLevel.WARNING, "SCHEDULE_FAILING", message, picked, failure);
        }
    }

    private void add(EventLevel level, String code, String message, PickedTask picked, ScheduledRun.Failure failure) {
        ScheduledTask task = picked.task().task();
        ServiceEvent.Call call = new ServiceEvent.Call(
                task.plan().tool(),
                task.platform().wireName(),
                task.account(),
                picked.run().id(),
                null,
                status(failure.code()),
                false,
                task.createdBy());
        listener.add(level, new ServiceEvent.What(code, "schedules", message), call);
    }

    private static int status(String code) {
        return Arrays.stream(ErrorCode.values())
                .filter(known -> known.name().equals(code))
                .findFirst()
                .map(ErrorCode::status)
                .orElse(FAILED);
    }
}
