package dev.adtools.server.decision;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import java.util.Optional;

/** The rule of four eyes: the requester of a change and all of its approvers are independent of each other. */
public final class FourEyes {

    private FourEyes() {}

    /** Returns how many owners must approve a request: the number configured then or now, whichever is greater. */
    public static int approvalsNeeded(int configuredAtRequest, int configuredNow) {
        return Math.max(configuredAtRequest, configuredNow);
    }

    /** Refuses an approval by the requester's side. */
    public static Optional<ToolError> ownRequest(Party requester, Party approver, JsonObject details) {
        return requester.isIndependentOf(approver)
                ? Optional.empty()
                : Optional.of(new ToolError(
                        ErrorCode.SELF_APPROVAL_FORBIDDEN,
                        "You cannot approve this: it needs another owner, using a token not minted by the requester's"
                                + " side.",
                        details));
    }

    /** Refuses an approval by the requester's side, or by the side of an earlier approver. */
    public static Optional<ToolError> refusal(
            Party requester, List<Party> approvals, Party approver, JsonObject details) {
        return ownRequest(requester, approver, details)
                .or(() -> approvals.stream()
                        .filter(earlier -> !earlier.isIndependentOf(approver))
                        .findFirst()
                        .map(earlier -> repeated(earlier, approver, details)));
    }

    private static ToolError repeated(Party earlier, Party approver, JsonObject details) {
        return earlier.owner().equals(approver.owner())
                ? new ToolError(
                        ErrorCode.STATE_CONFLICT,
                        "The owner " + approver.owner() + " has already approved this; each owner counts once.",
                        details)
                : new ToolError(
                        ErrorCode.SELF_APPROVAL_FORBIDDEN,
                        "You cannot approve this: one owner, by itself or by minting a token, is responsible for your"
                                + " approval and that of " + earlier.principal() + ". Each owner counts once.",
                        details);
    }

    /**
     * Refuses to settle the outcome of a write that can move money.
     *
     * @param releases whether it gives the money back to the caps and allows a retry, which takes another owner
     */
    public static Optional<ToolError> settlement(Party requester, Party settler, boolean releases) {
        if (requester.principal().equals(settler.principal())) {
            return Optional.of(ToolError.of(
                    ErrorCode.SELF_APPROVAL_FORBIDDEN,
                    "You cannot settle the outcome of your own write; another principal must."));
        }
        return releases && !requester.isIndependentOf(settler)
                ? Optional.of(ToolError.of(
                        ErrorCode.SELF_APPROVAL_FORBIDDEN,
                        "You cannot settle this as not applied: it needs another owner, using a token not minted by the"
                                + " requester's side."))
                : Optional.empty();
    }
}
