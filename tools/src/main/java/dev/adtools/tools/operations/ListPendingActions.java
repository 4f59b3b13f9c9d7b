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
        description = "Lists the writes that wait for approval, or did: what they change,"
                + " the money they move, until when they can be decided. Use it to follow a change; no"
                + " tool approves it. They are those that the caller's owner asked for, newest first.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.APPROVALS,
        finds = "pending_action_id",
        rules = PageRule.class,
        searchWords = "waiting pending approval approvals requests queue awaiting outstanding not yet"
                + " approved decision sign-off to approve rejected status of my request",
        handler = ListPendingActionsHandler.class)
public record ListPendingActions(
        @Arg(description = "Only this action.", pattern = "^pa_[0-9a-z]{1,64}$") @Nullable
        String id,

        @Arg(description = "Only this status. All when there is none.") @Nullable
        ActionStatus status,

        @Arg(
                description = "Only actions on this account, on any platform. Whether it exists is not looked " + "up.",
                examples = "act_1700100001")
        @Nullable
        AnyAccountId accountId,

        @Arg(description = "Only this tool.", pattern = "^[a-z][a-z0-9_]{0,127}$") @Nullable
        String tool,

        @Arg(
                description = "An ISO 8601 duration. Only actions asked for at least this long ago.",
                pattern = "^P([0-9]{1,2}D|([0-9]{1,2}D)?T([0-9]{1,3}H|([0-9]{1,3}H)?[0-9]{1,4}M))$",
                examples = {"P1D", "PT4H"})
        @Nullable
        String olderThan,

        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 200, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 2000)
        @Nullable
        String cursor) {}
