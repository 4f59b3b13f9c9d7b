package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code delete_scheduled_task}. */
@Tool(
        name = "delete_scheduled_task",
        title = "Delete a scheduled report",
        description = "Removes a scheduled task with all its runs and their results, for"
                + " good. Use pause_scheduled_task to keep them.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        searchWords = "remove cancel drop get rid of no longer need scheduled recurring report job",
        handler = DeleteScheduledTaskHandler.class)
public record DeleteScheduledTask(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything; nothing is changed.", defaultValue = "false")
        boolean validateOnly) {}
