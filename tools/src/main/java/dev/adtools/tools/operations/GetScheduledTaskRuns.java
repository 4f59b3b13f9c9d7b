package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_scheduled_task_runs}. */
@Tool(
        name = "get_scheduled_task_runs",
        title = "Fetch the results of a scheduled report",
        description = "Lists the runs of a scheduled task: when each was due, and how it"
                + " went. Use it to fetch the results of a scheduled report. The latest comes first;"
                + " where wanted what the tool answered comes unchanged.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.SCHEDULES,
        rules = PageRule.class,
        searchWords = "output history of scheduled report runs executions executed outcome",
        handler = GetScheduledTaskRunsHandler.class)
public record GetScheduledTaskRuns(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = "Only this run.", pattern = "^sr_[0-9a-z]{26}$", examples = "sr_01jd4x2k9v7r3m5n8q0s6t1w2y")
        @Nullable
        String runId,

        @Arg(description = "Only this status.") @Nullable RunStatus status,

        @Arg(
                description = "Add what the tool answered. A page then holds as many runs as fit into a"
                        + " megabyte, and at least one.",
                defaultValue = "false")
        boolean includeResults,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 2000)
        @Nullable
        String cursor) {}
