package dev.adtools.tools.operations;

import dev.adtools.api.AnyAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_pending_actions}. */
@Tool(
        name = "list_pending_actions",
        title = "List pending actions",
        description =
                "Lists the writes that the caller's owner asked for and that wait for approval, or did, newest first: what they"
                        + " would change, the money they move, and until when they can be decided. No tool approves them.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.APPROVALS,
        rules = PageRule.class,
        handler = ListPendingActionsHandler.class)
public record ListPendingActions(
        @Arg(description = "Only this action.", pattern = "^pa_[0-9a-z]{1,64}$") @Nullable
        String id,

        @Arg(description = "Only actions of this status; all when there is none.") @Nullable
        ActionStatus status,

        @Arg(
                description = "Only actions on this account, on whatever platform; whether it exists is not looked up.",
                examples = "act_1700100001")
        @Nullable
        AnyAccountId accountId,

        @Arg(description = "Only actions that call this tool.", pattern = "^[a-z][a-z0-9_]{0,127}$") @Nullable
        String tool,

        @Arg(
                description = "Only actions asked for at least this long ago (ISO 8601).",
                pattern = "^P([0-9]{1,2}D|([0-9]{1,2}D)?T([0-9]{1,3}H|([0-9]{1,3}H)?[0-9]{1,4}M))$",
                examples = {"P1D", "PT4H"})
        @Nullable
        String olderThan,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor) {}
