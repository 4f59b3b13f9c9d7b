package dev.adtools.server.idempotency;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.ToolCall;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Operation as it decides how a call is answered that asks for it again.
 *
 * @param id the operation
 * @param callId the id of the call that asked first
 * @param requestId the request that asked first
 * @param tokenId the token that asked last
 * @param account the account that it works on; null while it is not known, and where there is none
 * @param fingerprint the hash of what is asked for
 * @param state how far it is
 * @param fence which attempt that is
 * @param sent whether it was ever let go
 * @param deadlineAt when its answer is due
 * @param answer what it answered; empty before, and when it is no longer kept
 */
record OperationRow(
        String id,
        String callId,
        String requestId,
        String tokenId,
        @Nullable String account,
        String fingerprint,
        OperationState state,
        long fence,
        boolean sent,
        Instant deadlineAt,
        Optional<CallResult> answer) {

    /** Returns whether a caller may be told of it: within its accounts, or by its own token where no account is known. */
    boolean isWithin(Caller caller) {
        Set<String> accounts = caller.limits().accounts();
        if (account != null) {
            return accounts.isEmpty() || accounts.contains(account);
        }
        // Without an account it may have been about several, on other platforms than the tool's too.
        return (accounts.isEmpty() && caller.limits().platforms().isEmpty()) || tokenId.equals(caller.tokenId());
    }

    /** Returns a call as the one that would run this operation again, should it get it. */
    ToolCall runAgainBy(ToolCall call) {
        return call.holding(new Claim(id, fence + 1), callId);
    }
}
