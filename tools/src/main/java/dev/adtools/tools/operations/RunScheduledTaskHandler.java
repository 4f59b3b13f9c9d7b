package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.RunRows;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledRunList;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs a scheduled task once, outside of its timetable. */
public final class RunScheduledTaskHandler
        implements LocalWriteHandler<RunScheduledTask, TaskVersion, ScheduledRunList.Row> {

    private final ScheduledTasks tasks;

    public RunScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskVersion> plan(RunScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context).fold(task -> plan(task, context), Planned::refused);
    }

    private Planned<TaskVersion> plan(ScheduledTask task, CallContext context) {
        // The caller must be able to make the call, as for resume_scheduled_task.
        return ended(task)
                .or(() -> running(task))
                .or(() -> tasks.refusal(task.plan(), task.plan(), context))
                .<Planned<TaskVersion>>map(Planned::refused)
                .orElseGet(() -> Planned.local(
                        task.seen(),
                        Summary.of(
                                Summary.Verb.RUN, "scheduled task", task.plan().name()),
                        List.of(),
                        List.of(),
                        List.of()));
    }

    private static Optional<ToolError> ended(ScheduledTask task) {
        return task.status() == TaskStatus.COMPLETED
                ? Optional.of(ToolError.of(
                        ErrorCode.STATE_CONFLICT,
                        "The task has run for the last time; update_scheduled_task gives it another moment."))
                : Optional.empty();
    }

    private Optional<ToolError> running(ScheduledTask task) {
        return Stream.of(RunStatus.RUNNING, RunStatus.WAITING)
                .flatMap(status -> tasks.runs(new RunQuery(task.id(), null, status, null, 1)).stream())
                .findFirst()
                .map(ScheduledRun::inProgress);
    }

    @Override
    public Outcome<ScheduledRunList.Row> apply(TaskVersion task, CallContext context) {
        return tasks.run(task, context).map(run -> RunRows.of(run, null));
    }

    @Override
    public Inverse inverse(TaskVersion task, ScheduledRunList.Row result) {
        return Inverse.none("A run of a scheduled task only reads.");
    }
}
