package dev.adtools.server.decision;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;

/**
 * Checks at the moment of use that requests and approvals still count. Each counts by its own token, so another token of the
 * same principal does not replace a revoked one.
 */
public final class DecisionValidity {

    private static final String LOST =
            " no longer counts: its token was revoked or lost the right, or its principal is disabled. ";

    private final CurrentCallers callers;

    /** Makes checks against the current rights of tokens. */
    public DecisionValidity(CurrentCallers callers) {
        this.callers = callers;
    }

    /** Refuses to use a request whose token may no longer make it. */
    public Optional<ToolError> request(
            Handle handle, Party requester, Predicate<Caller> mayRequest, JsonObject details) {
        return counts(handle, requester, mayRequest)
                ? Optional.empty()
                : Optional.of(new ToolError(
                        ErrorCode.PENDING_ACTION_NOT_APPROVED,
                        "The request of " + requester.principal() + LOST + "Reject it, or ask again.",
                        details));
    }

    /** Refuses to use approvals as long as the token of one may no longer approve. */
    public Optional<ToolError> approvals(
            Handle handle, List<Party> approvals, Predicate<Caller> mayApprove, JsonObject details) {
        return approvals.stream()
                .filter(approval -> !counts(handle, approval, mayApprove))
                .findFirst()
                .map(lost -> new ToolError(
                        ErrorCode.PENDING_ACTION_NOT_APPROVED,
                        "The approval of " + lost.principal() + LOST + "Withdraw it, then ask again.",
                        details));
    }

    private boolean counts(Handle handle, Party party, Predicate<Caller> may) {
        String tokenId = party.tokenId();
        return tokenId == null
                || callers.caller(handle, party.principal(), tokenId)
                        .filter(may)
                        .isPresent();
    }
}
