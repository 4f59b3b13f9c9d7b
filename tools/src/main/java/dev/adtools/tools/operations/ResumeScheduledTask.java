package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code resume_scheduled_task}. */
@Tool(
        name = "resume_scheduled_task",
        title = "Resume a scheduled report",
        description = "Lets a scheduled task run again from its next due time on. Use it"
                + " after a pause, or when the service stopped the task. What was due in between is not"
                + " made up for.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        searchWords =
                "restart reactivate continue unpause enable turn switch on again scheduled recurring" + " report job",
        handler = ResumeScheduledTaskHandler.class)
public record ResumeScheduledTask(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything; nothing is changed.", defaultValue = "false")
        boolean validateOnly) {}
