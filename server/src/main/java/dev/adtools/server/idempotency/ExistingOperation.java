package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteFailures;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Existing operation, and its answers to a call that asks for it again.
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
 * @param answeredAt when it ended; while it has not, when it was sent
 * @param answer what it answered; empty before, and when it is no longer kept
 */
record ExistingOperation(
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
        Instant answeredAt,
        Optional<CallResult> answer) {

    private static final long MIN_WAIT = 1;
    private static final long MAX_WAIT = 30;

    /** Returns the answer; empty when it is proved that nothing was applied, so that it may run again. */
    Optional<CallResult> answer(ToolCall call, String asked) {
        if (!fingerprint.equals(asked)) {
            return refused(
                    ErrorCode.IDEMPOTENCY_KEY_REUSED,
                    "The Idempotency-Key was used for another call: another tool, other arguments, or another world.");
        }
        // The service's own calls have keys of their own, and their answers are read within the limits of who asked.
        if (call.metadata().serviceCall() == null && !isWithin(call.caller())) {
            return Optional.of(CallResult.failed(ToolError.of(
                    ErrorCode.ACCOUNT_FORBIDDEN,
                    "The call with this Idempotency-Key was made for an account that the token does not include.")));
        }
        return switch (state) {
            case NOT_APPLIED -> again(call);
            case CLAIMED, SENDING -> Optional.of(inProgress(call));
            case UNKNOWN ->
                Optional.of(replayed(CallResult.failed(WriteFailures.unknownOutcome(id, call.descriptor()))));
            case ABANDONED -> Optional.of(replayed(givenUp()));
            case STAGED, SUCCEEDED, REJECTED ->
                answer.map(this::replayed)
                        .or(() -> refused(
                                ErrorCode.IDEMPOTENCY_RESULT_EXPIRED,
                                "The call ended as " + state
                                        + "; its answer is no longer kept, and it is not run again."));
        };
    }

    private CallResult givenUp() {
        return CallResult.failed(new ToolError(
                ErrorCode.OUTCOME_UNKNOWN,
                "A person gave up finding out whether the write was applied.",
                details().build()));
    }

    private CallResult replayed(CallResult said) {
        return said.of(new OperationRef(id, requestId, answeredAt));
    }

    // A caller may send again a write that certainly changed nothing, an approved one too while its approval lasts; the
    // service itself never does.
    private Optional<CallResult> again(ToolCall call) {
        ServiceCall serviceCall = call.metadata().serviceCall();
        if (serviceCall == null || serviceCall.approved() != null || !sent) {
            return Optional.empty();
        }
        return answer.filter(failed -> failed.error().isPresent())
                .map(this::replayed)
                .or(() -> refused(
                        ErrorCode.STATE_CONFLICT,
                        "The write was not applied, and the service does not send it again by itself."));
    }

    /** Returns the answer to a call without a key that repeats one whose end is open. */
    CallResult duplicate() {
        return CallResult.failed(new ToolError(
                ErrorCode.DUPLICATE_SUSPECTED,
                "The same call of this principal is running, or its outcome is unknown. Send a call that is meant to run"
                        + " beside it with an Idempotency-Key of its own.",
                details().build()));
    }

    CallResult inProgress(ToolCall call) {
        // As long as it has run so far: a second at first, twice as much each time. Both calls have the same time to
        // run.
        long run = Duration.between(deadlineAt, call.metadata().deadline()).toSeconds();
        long wait = Math.max(MIN_WAIT, Math.min(MAX_WAIT, run));
        return CallResult.failed(new ToolError(
                ErrorCode.IDEMPOTENCY_IN_PROGRESS,
                "The call with this Idempotency-Key is still running.",
                details().put("retry_after_seconds", wait).build()));
    }

    private Optional<CallResult> refused(ErrorCode code, String message) {
        return Optional.of(
                CallResult.failed(new ToolError(code, message, details().build())));
    }

    private JsonObject.Builder details() {
        return JsonObject.builder().put("operation_id", id).put("status", state.name());
    }

    /** Returns whether a caller may be told of it: within its accounts, or by its own token where no account is known. */
    private boolean isWithin(Caller caller) {
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
