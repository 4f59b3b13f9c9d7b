package dev.adtools.tools.operations;

import dev.adtools.api.AnyAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.events.SinceRule;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_change_history}. */
@Tool(
        name = "get_change_history",
        title = "Show what was changed",
        description = "Lists what this service changed in one account: who called which"
                + " tool, and the values before and after. Use it to explain a change. The newest comes"
                + " first, with how it ended. What was changed elsewhere, for example by hand on the"
                + " platform, is not in it.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        rules = {SinceRule.class, PageRule.class},
        searchWords =
                "who changed what log audit history modified edited yesterday recent changes trail" + " record by whom",
        handler = GetChangeHistoryHandler.class)
public record GetChangeHistory(
        @Arg(
                description = "The account, on any platform. Whether it exists is not looked up.",
                examples = {"act_1700100001", "123-456-7890"})
        AnyAccountId accountId,

        @Arg(
                description = "A time (RFC 3339), or a duration before now (PT1H, P30D). 400 days at most.",
                pattern =
                        "^(P([0-9]{1,3}D)?(T([0-9]{1,4}H)?([0-9]{1,4}M)?)?"
                                + "|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$",
                defaultValue = "P30D",
                examples = {"P2D", "2026-11-20T08:00:00Z"})
        String since,

        @Arg(
                description = "Only changes by this principal.",
                pattern = "^[a-z0-9][a-z0-9._@-]{0,63}$",
                examples = "nightly-job")
        @Nullable
        String actor,

        @Arg(
                description = "Only this object, by the platform's id. For example a campaign.",
                pattern = "^[0-9A-Za-z_~-]{1,64}$",
                examples = "120210000000000001")
        @Nullable
        String entityId,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 2000)
        @Nullable
        String cursor) {}
