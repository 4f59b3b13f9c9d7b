package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code pause_scheduled_task}. */
@Tool(
        name = "pause_scheduled_task",
        title = "Pause a scheduled report",
        description = "Stops a scheduled task until resume_scheduled_task. Use it to keep a"
                + " report without running it. A run that has begun ends as usual.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        searchWords = "stop suspend hold temporarily disable turn switch off scheduled recurring report job"
                + " vacation holidays",
        handler = PauseScheduledTaskHandler.class)
public record PauseScheduledTask(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything; nothing is changed.", defaultValue = "false")
        boolean validateOnly) {}
