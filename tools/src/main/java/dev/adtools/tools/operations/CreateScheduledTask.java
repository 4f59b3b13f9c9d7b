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

/** The arguments of {@code create_scheduled_task}. */
@Tool(
        name = "create_scheduled_task",
        title = "Schedule a report",
        description = "Calls a read or validate tool by the clock and keeps what it answers."
                + " Use it for a report that shall come every day, every week or once; say exactly one"
                + " of cron, interval (such as PT1H) and at. Without timezone, cron is read in UTC. The"
                + " call is made as you and with your rights at that time; get_scheduled_task_runs fetches"
                + " the results, run_scheduled_task runs it now. After downtime, one run makes up for all"
                + " missed ones; runs of one task never overlap, and a task that keeps failing runs less"
                + " often. Send an Idempotency-Key: the same key never makes two.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.SCHEDULES,
        spend = SpendControl.LOCAL,
        destructive = false,
        rules = ScheduleRule.class,
        searchWords = "schedule new automate recurring regular regularly every each daily weekly monthly"
                + " monday morning cron email send report automatically",
        handler = CreateScheduledTaskHandler.class)
public record CreateScheduledTask(
        @Arg(description = "The name. What to call the task.", minLength = 1, maxLength = 100)
        String name,

        @Arg(
                description = "The tool to call. One that reads or validates.",
                pattern = "^[a-z][a-z0-9_]{0,63}$",
                examples = "get_beta_campaign_performance")
        String tool,

        @Arg(
                description = "The tool's arguments. Its own schema says which; relative dates are of the day"
                        + " of each run.")
        JsonObject arguments,

        @Arg(
                description = "Minute, hour, day of month, month, day of week, or @daily and the like. At least five"
                        + " minutes apart.",
                minLength = 1,
                maxLength = 200,
                examples = "0 6 * * 1-5")
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
                description = "The time zone of cron (IANA); without it, UTC. Times are shown in it. On the"
                        + " night that skips an hour, what falls into it runs right after; in a repeated hour it"
                        + " runs once, unless it runs every hour.",
                minLength = 1,
                maxLength = 64,
                examples = "Europe/Berlin")
        @Nullable
        String timezone,

        @Arg(description = "What the task is for. list_scheduled_tasks can be asked for it.", defaultValue = "custom")
        TaskType type,

        @Arg(description = "Keep runs. So many of its last ones are kept.", min = 1, max = 1000, defaultValue = "100")
        int keepRuns,

        @Arg(description = "Keep days. For so many days a run is kept.", min = 1, max = 400, defaultValue = "90")
        int keepDays,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything; nothing is made.", defaultValue = "false")
        boolean validateOnly) {}
