package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;

/** Lets a scheduled task run no more. */
public final class PauseScheduledTaskHandler
        implements LocalWriteHandler<PauseScheduledTask, TaskVersion, ScheduledTaskList.Row> {

    private final ScheduledTasks tasks;

    public PauseScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskVersion> plan(PauseScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context).fold(PauseScheduledTaskHandler::plan, Planned::refused);
    }

    private static Planned<TaskVersion> plan(ScheduledTask task) {
        return switch (task.status()) {
            case ACTIVE ->
                Planned.local(
                        task.seen(),
                        Summary.of(
                                Summary.Verb.PAUSE,
                                "scheduled task",
                                task.plan().name()),
                        TaskDiff.ofStatus(TaskStatus.ACTIVE, TaskStatus.PAUSED),
                        List.of(),
                        List.of());
            case PAUSED -> Planned.noChange(List.of());
            case COMPLETED -> Planned.noChange(List.of("The task has run for the last time."));
            case FAILED -> Planned.noChange(List.of("The service has stopped the task already."));
        };
    }

    @Override
    public Outcome<ScheduledTaskList.Row> apply(TaskVersion task, CallContext context) {
        return tasks.pause(task, context).map(changed -> TaskRows.of(changed, tasks));
    }

    @Override
    public Inverse inverse(TaskVersion task, ScheduledTaskList.Row result) {
        return Inverse.call(new ResumeScheduledTask(task.taskId(), null, false));
    }
}
