package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;

/** Lets a scheduled task run again. */
public final class ResumeScheduledTaskHandler
        implements LocalWriteHandler<ResumeScheduledTask, TaskVersion, ScheduledTaskList.Row> {

    private final ScheduledTasks tasks;

    public ResumeScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskVersion> plan(ResumeScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context).fold(task -> plan(task, context), Planned::refused);
    }

    private Planned<TaskVersion> plan(ScheduledTask task, CallContext context) {
        return switch (task.status()) {
            case ACTIVE -> Planned.noChange(List.of());
            case COMPLETED ->
                Planned.refused(ToolError.of(
                        ErrorCode.STATE_CONFLICT,
                        "The task has run for the last time; update_scheduled_task gives it another moment."));
            // Whoever lets it run again must be able to do by hand what it does.
            case PAUSED, FAILED ->
                tasks.refusal(task.plan(), null, context)
                        .<Planned<TaskVersion>>map(Planned::refused)
                        .orElseGet(() -> Planned.local(
                                task.seen(),
                                Summary.of(
                                        Summary.Verb.RESUME,
                                        "scheduled task",
                                        task.plan().name()),
                                TaskDiff.ofStatus(task.status(), TaskStatus.ACTIVE),
                                List.of(),
                                List.of()));
        };
    }

    @Override
    public Outcome<ScheduledTaskList.Row> apply(TaskVersion task, CallContext context) {
        return tasks.resume(task, context).map(changed -> TaskRows.of(changed, tasks));
    }

    @Override
    public Inverse inverse(TaskVersion task, ScheduledTaskList.Row result) {
        return Inverse.call(new PauseScheduledTask(task.taskId(), null, false));
    }
}
