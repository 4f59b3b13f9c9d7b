package dev.adtools.server.schedules;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DeferredCall;
import dev.adtools.server.call.Limits;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.time.Instant;

/** Makes a task of what its owner said, or makes another of it. */
final class NewTask {

    private NewTask() {}

    static TaskRow of(String id, TaskPlan plan, DeferredCall call, Caller caller, Instant now) {
        // The only moment of a task may pass while it is made: then it is due at once.
        Instant first = Schedule.of(plan.schedule(), now).after(now).orElse(now);
        ScheduledTask task = new ScheduledTask(
                new TaskVersion(id, 1),
                plan,
                call.tool().platform(),
                call.account(),
                new ScheduledTask.Standing(TaskStatus.ACTIVE, first, 0, null),
                caller.principal(),
                now);
        return new TaskRow(task, caller.owner(), caller.limits(), now, null);
    }

    static TaskRow over(TaskRow before, TaskPlan plan, DeferredCall call, Caller caller, Instant now) {
        ScheduledTask task = before.task();
        boolean sameTimes = plan.schedule().equals(task.plan().schedule());
        boolean sameCall = plan.arguments().equals(task.plan().arguments());
        Instant anchor = sameTimes ? before.anchor() : now;
        Limits limits = sameCall ? before.limits() : caller.limits();
        ScheduledTask changed = new ScheduledTask(
                task.seen(),
                plan,
                task.platform(),
                call.account(),
                sameTimes ? task.standing() : standing(task, Schedule.of(plan.schedule(), anchor), now),
                task.createdBy(),
                task.createdAt());
        return new TaskRow(changed, before.owner(), limits, anchor, before.running());
    }

    // Other times let a task run again that had run for the last time; what stands still for another reason stays so.
    private static ScheduledTask.Standing standing(ScheduledTask task, Schedule schedule, Instant now) {
        ScheduledTask.Standing before = task.standing();
        boolean isOver = before.status() == TaskStatus.COMPLETED
                || (before.status() == TaskStatus.FAILED
                        && task.plan().schedule().kind() == ScheduleKind.ONCE);
        return isOver || before.status() == TaskStatus.ACTIVE
                ? new ScheduledTask.Standing(
                        TaskStatus.ACTIVE, schedule.after(now).orElse(now), before.failureStreak(), null)
                : before;
    }
}
