package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.operations.schedules.ScheduleRule;
import dev.adtools.tools.operations.schedules.TaskType;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code update_scheduled_task}. */
@Tool(
        name = "update_scheduled_task",
        title = "Change a scheduled report",
        description = "Changes what is said of a scheduled task and leaves the rest as it"
                + " is. Use it for another time, name or arguments. What it calls can only be changed"
                + " by the principal that made it, because it runs as that one.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        rules = ScheduleRule.class,
        searchWords = "change edit move reschedule another time different hour day monday tuesday friday"
                + " weekly frequency rename scheduled recurring report job",
        handler = UpdateScheduledTaskHandler.class)
public record UpdateScheduledTask(
        @Arg(description = "The task.", pattern = "^st_[0-9a-z]{26}$", examples = "st_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String taskId,

        @Arg(description = "The name. What to call the task.", minLength = 1, maxLength = 100) @Nullable
        String name,

        @Arg(description = "All arguments of the tool.") @Nullable
        JsonObject arguments,

        @Arg(
                description = "Minute, hour, day of month, month, day of week, or @daily and the like. At least five"
                        + " minutes apart.",
                minLength = 1,
                maxLength = 200,
                examples = "0 7 * * 1-5")
        @Nullable
        String cron,

        @Arg(
                description = "An ISO 8601 duration, such as PT1H or P1W. From five minutes to 366 days.",
                minLength = 1,
                maxLength = 40,
                examples = "PT1H")
        @Nullable
        String interval,

        @Arg(
                description = "The only run (RFC 3339).",
                minLength = 1,
                maxLength = 40,
                examples = "2030-01-31T09:00:00+01:00")
        @Nullable
        String at,

        @Arg(
                description = "The time zone of cron (IANA). Times are shown in it.",
                minLength = 1,
                maxLength = 64,
                examples = "Europe/Berlin")
        @Nullable
        String timezone,

        @Arg(description = "What the task is for.") @Nullable
        TaskType type,

        @Arg(description = "Keep runs. So many of its last ones are kept.", min = 1, max = 1000) @Nullable
        Integer keepRuns,

        @Arg(description = "Keep days. For so many days a run is kept.", min = 1, max = 400) @Nullable
        Integer keepDays,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything; nothing is changed.", defaultValue = "false")
        boolean validateOnly) {}
