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
        description =
                "Lists what this service changed in one account, newest first: who called which tool, which fields"
                        + " had which values before and after, and how it ended. What was changed elsewhere, for example by hand"
                        + " on the platform, is not in it.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        rules = {SinceRule.class, PageRule.class},
        handler = GetChangeHistoryHandler.class)
public record GetChangeHistory(
        @Arg(
                description = "The account, on whatever platform; whether it exists is not looked up.",
                examples = {"act_1700100001", "123-456-7890"})
        AnyAccountId accountId,

        @Arg(
                description =
                        "How far back: a date and time with offset (RFC 3339), or a duration before now (ISO 8601,"
                                + " for example PT1H or P30D); 400 days at most.",
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
                description = "Only changes of this object, for example a campaign, by the platform's id.",
                pattern = "^[0-9A-Za-z_~-]{1,64}$",
                examples = "120210000000000001")
        @Nullable
        String entityId,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor) {}
