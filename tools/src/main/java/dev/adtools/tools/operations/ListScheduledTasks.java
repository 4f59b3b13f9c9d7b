package dev.adtools.tools.operations;

import dev.adtools.api.AnyAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.schedules.StatusFilter;
import dev.adtools.tools.operations.schedules.TaskType;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_scheduled_tasks}. */
@Tool(
        name = "list_scheduled_tasks",
        title = "List scheduled reporting tasks",
        description = "Lists the caller's scheduled tasks: which tool they call when, when"
                + " they run next, and how their last runs went. Use it to find a task_id. The newest"
                + " comes first.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.SCHEDULES,
        finds = "task_id",
        rules = PageRule.class,
        searchWords = "which reports are scheduled recurring automated jobs list next run timetable crons",
        handler = ListScheduledTasksHandler.class)
public record ListScheduledTasks(
        @Arg(description = "Only this status.", defaultValue = "active")
        StatusFilter status,

        @Arg(description = "Only this type.") @Nullable TaskType type,

        @Arg(
                description =
                        "Only tasks that name this account, on any platform. Whether it exists is not " + "looked up.",
                examples = "act_1700100001")
        @Nullable
        AnyAccountId accountId,

        @Arg(description = "How many of its last runs a task comes with.", min = 0, max = 10, defaultValue = "1")
        int includeRuns,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 2000)
        @Nullable
        String cursor) {}
