package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.events.EventGrouping;
import dev.adtools.tools.operations.events.LevelFilter;
import dev.adtools.tools.operations.events.SinceRule;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_recent_errors}. */
@Tool(
        name = "get_recent_errors",
        title = "Recent warnings and errors",
        description =
                "Reads the warnings and errors that the service itself recorded lately, newest first: what failed,"
                        + " for which tool, account and request, and how often. Answers while a platform is down.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        rules = {SinceRule.class, PageRule.class},
        handler = GetRecentErrorsHandler.class)
public record GetRecentErrors(
        @Arg(description = "Only warnings, only errors, or all.", defaultValue = "all")
        LevelFilter level,

        @Arg(
                description =
                        "How far back: a date and time with offset (RFC 3339), or a duration before now (ISO 8601,"
                                + " for example PT1H or P2D); 30 days at most, of which seven are kept.",
                pattern =
                        "^(P([0-9]{1,2}D)?(T([0-9]{1,3}H)?([0-9]{1,4}M)?)?"
                                + "|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$",
                defaultValue = "PT24H",
                examples = {"PT1H", "2026-11-20T08:00:00Z"})
        String since,

        @Arg(description = "Only of calls of this tool.", pattern = "^[a-z][a-z0-9_]{0,127}$") @Nullable
        String tool,

        @Arg(description = "Only of calls on this platform.") @Nullable
        Platform platform,

        @Arg(description = "Only with this code.", pattern = "^[A-Z][A-Z0-9_]{0,63}$", examples = "PLATFORM_REJECTED")
        @Nullable
        String code,

        @Arg(description = "Only of the request with this X-Request-Id.", minLength = 1, maxLength = 200) @Nullable
        String requestId,

        @Arg(
                description = "Count events together instead of listing them: the answer has groups, and no rows.",
                defaultValue = "none")
        EventGrouping groupBy,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor) {}
