package dev.adtools.tools.operations.schedules;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rules of tasks that run on a schedule. */
public enum ScheduleRule implements Rule {
    SCHED_ARGS_1(error("The arguments of the task take at most 16 KiB.", SERVICE)),
    SCHED_TOOL_1(error("The task calls a tool that its creator may call.", SERVICE)),
    SCHED_TOOL_2(error("The task calls a tool that reads or checks.", SERVICE)),
    SCHED_WHEN_1(error("Exactly one of cron, interval and at says when the task runs.", SERVICE));

    private final RuleDescription description;

    ScheduleRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
