package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.tools.operations.schedules.RemovedTask;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;

/** Removes a scheduled task with its runs. */
public final class DeleteScheduledTaskHandler
        implements LocalWriteHandler<DeleteScheduledTask, TaskVersion, RemovedTask> {

    private final ScheduledTasks tasks;

    public DeleteScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskVersion> plan(DeleteScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context)
                .fold(
                        task -> Planned.local(
                                task.seen(),
                                Summary.of(
                                        Summary.Verb.DELETE,
                                        "scheduled task",
                                        task.plan().name()),
                                TaskDiff.ofStatus(task.status(), null),
                                List.of(),
                                List.of()),
                        Planned::refused);
    }

    @Override
    public Outcome<RemovedTask> apply(TaskVersion task, CallContext context) {
        return tasks.delete(task, context).map(runs -> new RemovedTask(task.taskId(), runs));
    }

    @Override
    public Inverse inverse(TaskVersion task, RemovedTask result) {
        return Inverse.none("The task and its runs are deleted; create_scheduled_task makes a new one.");
    }
}
