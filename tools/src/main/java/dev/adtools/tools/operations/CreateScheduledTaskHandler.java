package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteHandler;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskArguments;
import dev.adtools.tools.operations.schedules.TaskDiff;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.Timing;
import java.util.List;

/** Makes a scheduled task of a call that its owner could make now. */
public final class CreateScheduledTaskHandler
        implements WriteHandler<CreateScheduledTask, TaskPlan, ScheduledTaskList.Row> {

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
                .fold(plan -> checked(plan, context), Planned::refused);
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

    private Planned<TaskPlan> checked(TaskPlan plan, CallContext context) {
        return tasks.refusal(plan, null, context)
                .<Planned<TaskPlan>>map(Planned::refused)
                .orElseGet(() -> Planned.local(plan, TaskDiff.of(null, plan), List.of()));
    }

    @Override
    public Outcome<ScheduledTaskList.Row> apply(TaskPlan plan, CallContext context) {
        return tasks.create(plan, context).map(TaskRows::of);
    }
}
