package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code run_scheduled_task}. */
@Tool(
        name = "run_scheduled_task",
        title = "Run a scheduled report now",
        description = "Runs a scheduled task once, now; its timetable and status stay the same. Use it to test a task"
                + " or to repeat a report. Paused tasks run too. get_scheduled_task_runs fetches the result.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        destructive = false,
        searchWords = "now immediately manually trigger execute test scheduled report job",
        handler = RunScheduledTaskHandler.class)
public record RunScheduledTask(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything without a run.", defaultValue = "false")
        boolean validateOnly) {}
