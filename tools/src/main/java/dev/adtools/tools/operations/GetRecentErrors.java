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
        description = "Lists the warnings and errors that this service recorded lately. Use"
                + " it when calls fail. It says what failed, for which tool, account and request, and"
                + " how often, newest first. Answers while a platform is down.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        rules = {SinceRule.class, PageRule.class},
        searchWords = "errors warnings break broke broken failures failed went wrong problems exceptions"
                + " log incidents service system",
        handler = GetRecentErrorsHandler.class)
public record GetRecentErrors(
        @Arg(description = "Only warnings, only errors, or all.", defaultValue = "all")
        LevelFilter level,

        @Arg(
                description = "A time (RFC 3339), or a duration before now (PT1H, P2D). 30 days at most, of"
                        + " which seven are kept.",
                pattern =
                        "^(P([0-9]{1,2}D)?(T([0-9]{1,3}H)?([0-9]{1,4}M)?)?"
                                + "|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$",
                defaultValue = "PT24H",
                examples = {"PT1H", "2026-11-20T08:00:00Z"})
        String since,

        @Arg(description = "Only this tool.", pattern = "^[a-z][a-z0-9_]{0,127}$") @Nullable
        String tool,

        @Arg(description = "Only this platform.") @Nullable Platform platform,

        @Arg(description = "Only this code.", pattern = "^[A-Z][A-Z0-9_]{0,63}$", examples = "PLATFORM_REJECTED")
        @Nullable
        String code,

        @Arg(description = "Only this X-Request-Id.", minLength = 1, maxLength = 200) @Nullable
        String requestId,

        @Arg(
                description = "Count events instead of listing them. The answer then has groups, and no rows.",
                defaultValue = "none")
        EventGrouping groupBy,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 2000)
        @Nullable
        String cursor) {}
