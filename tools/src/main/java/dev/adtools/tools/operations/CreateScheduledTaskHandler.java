package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskArguments;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskPreview;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.Timing;
import java.util.List;
import java.util.stream.Stream;

/** Makes a scheduled task of a call that its owner could make now. */
public final class CreateScheduledTaskHandler
        implements LocalWriteHandler<CreateScheduledTask, TaskPlan, ScheduledTaskList.Row> {

    private static final String NO_ZONE = "No timezone was given, so cron is read in UTC.";

    private final ScheduledTasks tasks;

    public CreateScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskPlan> plan(CreateScheduledTask arguments, CallContext context) {
        return new Timing(arguments.cron(), arguments.interval(), arguments.at(), arguments.timezone())
                .first()
                .flatMap(schedule ->
                        TaskArguments.text(arguments.arguments()).map(text -> plan(arguments, schedule, text)))
                .flatMap(plan -> tasks.preview(plan, null, context))
                .fold(
                        preview -> Planned.local(
                                preview.plan(),
                                Summary.of(
                                        Summary.Verb.CREATE,
                                        "scheduled task",
                                        preview.plan().name()),
                                TaskDiff.of(null, preview.plan()),
                                TaskDiff.ofRuns(preview),
                                warnings(preview, arguments)),
                        Planned::refused);
    }

    private static TaskPlan plan(CreateScheduledTask arguments, TaskPlan.Schedule schedule, String text) {
        return new TaskPlan(
                arguments.name(),
                arguments.type(),
                schedule,
                arguments.tool(),
                text,
                arguments.keepRuns(),
                arguments.keepDays());
    }

    private static List<String> warnings(TaskPreview preview, CreateScheduledTask arguments) {
        boolean unsaid = arguments.cron() != null && arguments.timezone() == null;
        return Stream.concat(unsaid ? Stream.of(NO_ZONE) : Stream.empty(), preview.warnings().stream())
                .toList();
    }

    @Override
    public Outcome<ScheduledTaskList.Row> apply(TaskPlan plan, CallContext context) {
        return tasks.create(plan, context).map(task -> TaskRows.of(task, tasks));
    }

    @Override
    public Inverse inverse(TaskPlan plan, ScheduledTaskList.Row result) {
        return Inverse.call(new DeleteScheduledTask(result.taskId(), null, false));
    }
}
