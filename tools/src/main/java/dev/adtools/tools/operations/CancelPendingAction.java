package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code cancel_pending_action}. */
@Tool(
        name = "cancel_pending_action",
        title = "Withdraw a request",
        description =
                "Withdraws a request of your own that waits for approval, or is approved and not applied. Use it to"
                        + " give up a change, or to make room for another one on the same object.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.APPROVALS,
        spend = SpendControl.LOCAL,
        searchWords = "withdraw cancel revoke take back retract abort discard pending waiting approved request action"
                + " approval mistake changed my mind",
        handler = CancelPendingActionHandler.class)
public record CancelPendingAction(
        @Arg(description = "The request.", pattern = "^pa_[0-9a-z]{1,64}$", examples = "pa_01m7znghxjcp6te53ex4hrrb88")
        String pendingActionId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = "Only validate. Check everything and withdraw no request.", defaultValue = "false")
        boolean validateOnly) {}
