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
        description =
                "Lists the caller's scheduled tasks, newest first: which tool they call when, when they run next, and how their"
                        + " last runs went.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.SCHEDULES,
        rules = PageRule.class,
        handler = ListScheduledTasksHandler.class)
public record ListScheduledTasks(
        @Arg(description = "Only tasks of this status, or all.", defaultValue = "active")
        StatusFilter status,

        @Arg(description = "Only tasks of this type.") @Nullable
        TaskType type,

        @Arg(
                description =
                        "Only tasks whose arguments name this account, on whatever platform; whether it exists is not looked up.",
                examples = "act_1700100001")
        @Nullable
        AnyAccountId accountId,

        @Arg(description = "How many of its last runs a task comes with.", min = 0, max = 10, defaultValue = "1")
        int includeRuns,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor) {}
