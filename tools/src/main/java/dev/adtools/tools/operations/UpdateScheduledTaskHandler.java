package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskArguments;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskPreview;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.TaskUpdate;
import dev.adtools.tools.operations.schedules.Timing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes what is said of a scheduled task. */
public final class UpdateScheduledTaskHandler
        implements LocalWriteHandler<UpdateScheduledTask, TaskUpdate, ScheduledTaskList.Row> {

    private final ScheduledTasks tasks;

    public UpdateScheduledTaskHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Planned<TaskUpdate> plan(UpdateScheduledTask arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context)
                .fold(task -> changed(task, arguments, context), Planned::refused);
    }

    private Planned<TaskUpdate> changed(ScheduledTask task, UpdateScheduledTask arguments, CallContext context) {
        return new Timing(arguments.cron(), arguments.interval(), arguments.at(), arguments.timezone())
                .over(task.plan().schedule())
                .flatMap(schedule -> text(arguments.arguments(), task.plan())
                        .map(text -> plan(task.plan(), arguments, schedule, text)))
                .fold(plan -> checked(task, plan, context), Planned::refused);
    }

    private static Outcome<String> text(@Nullable JsonObject arguments, TaskPlan before) {
        return arguments == null ? Outcome.completed(before.arguments()) : TaskArguments.text(arguments);
    }

    private static TaskPlan plan(
            TaskPlan before, UpdateScheduledTask arguments, TaskPlan.Schedule schedule, String text) {
        return new TaskPlan(
                or(arguments.name(), before.name()),
                or(arguments.type(), before.type()),
                schedule,
                before.tool(),
                text,
                or(arguments.keepRuns(), before.keepRuns()),
                or(arguments.keepDays(), before.keepDays()));
    }

    private static <T> T or(@Nullable T said, T before) {
        return said == null ? before : said;
    }

    private Planned<TaskUpdate> checked(ScheduledTask task, TaskPlan plan, CallContext context) {
        if (plan.equals(task.plan())) {
            return Planned.noChange(List.of());
        }
        boolean callsOther = !plan.arguments().equals(task.plan().arguments());
        if (callsOther && !task.createdBy().equals(context.principal())) {
            return Planned.refused(ToolError.of(
                    ErrorCode.POLICY_DENIED,
                    "The task runs as the principal " + task.createdBy() + ", which alone may change what it calls."));
        }
        return tasks.preview(plan, task.plan(), context).fold(preview -> planned(task, preview), Planned::refused);
    }

    private static Planned<TaskUpdate> planned(ScheduledTask task, TaskPreview preview) {
        TaskPlan plan = preview.plan();
        boolean moves = !plan.schedule().equals(task.plan().schedule());
        return plan.equals(task.plan())
                ? Planned.noChange(preview.warnings())
                : Planned.local(
                        new TaskUpdate(task.seen(), plan),
                        Summary.of(
                                Summary.Verb.CHANGE,
                                "scheduled task",
                                task.plan().name()),
                        TaskDiff.of(task.plan(), plan),
                        moves ? TaskDiff.ofRuns(preview) : List.of(),
                        preview.warnings());
    }

    @Override
    public Outcome<ScheduledTaskList.Row> apply(TaskUpdate update, CallContext context) {
        return tasks.update(update, context).map(task -> TaskRows.of(task, tasks));
    }

    @Override
    public Inverse inverse(TaskUpdate update, ScheduledTaskList.Row result) {
        return Inverse.none("The values before are in the diff; update_scheduled_task sets them again.");
    }
}
