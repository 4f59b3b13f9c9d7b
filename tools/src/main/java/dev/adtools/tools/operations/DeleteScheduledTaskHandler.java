package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteHandler;
import dev.adtools.tools.operations.schedules.RemovedTask;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;

/** Removes a scheduled task with its runs. */
public final class DeleteScheduledTaskHandler implements WriteHandler<DeleteScheduledTask, TaskVersion, RemovedTask> {

    private final ScheduledTasks tasks;

    public DeleteScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskVersion> plan(DeleteScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context)
                .fold(
                        task -> Planned.local(task.seen(), TaskDiff.ofStatus(task.status(), null), List.of()),
                        Planned::refused);
    }

    @Override
    public Outcome<RemovedTask> apply(TaskVersion task, CallContext context) {
        return tasks.delete(task, context).map(runs -> new RemovedTask(task.taskId(), runs));
    }
}
