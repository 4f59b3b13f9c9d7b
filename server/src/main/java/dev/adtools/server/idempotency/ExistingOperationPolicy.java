package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteFailures;
import java.time.Duration;
import java.util.Optional;

/** Answers of an existing operation to a call that asks for it again. */
final class ExistingOperationPolicy {

    private static final long SHORTEST_WAIT = 1;
    private static final long LONGEST_WAIT = 30;

    private ExistingOperationPolicy() {}

    /** Returns the answer; empty when it is proved that nothing was applied, so that it may run again. */
    static Optional<CallResult> answer(OperationRow row, String fingerprint, ToolCall call) {
        if (!row.fingerprint().equals(fingerprint)) {
            return refused(
                    row,
                    ErrorCode.IDEMPOTENCY_KEY_REUSED,
                    "The Idempotency-Key was used for another call: another tool, other arguments, or another world.");
        }
        // The service's own calls have keys of their own, and their answers are read within the limits of who asked.
        if (call.metadata().serviceCall() == null && !row.isWithin(call.caller())) {
            return Optional.of(CallResult.failed(ToolError.of(
                    ErrorCode.ACCOUNT_FORBIDDEN,
                    "The call with this Idempotency-Key was made for an account that the token does not include.")));
        }
        return switch (row.state()) {
            case NOT_APPLIED -> again(row, call);
            case CLAIMED, SENDING -> Optional.of(inProgress(row, call));
            case UNKNOWN -> Optional.of(replayed(row, CallResult.failed(WriteFailures.unknownOutcome(row.id()))));
            case ABANDONED -> Optional.of(replayed(row, givenUp(row)));
            case STAGED, SUCCEEDED, REJECTED ->
                row.answer()
                        .map(answer -> replayed(row, answer))
                        .or(() -> refused(
                                row,
                                ErrorCode.IDEMPOTENCY_RESULT_EXPIRED,
                                "The call ended as " + row.state()
                                        + "; its answer is no longer kept, and it is not run again."));
        };
    }

    private static CallResult givenUp(OperationRow row) {
        return CallResult.failed(new ToolError(
                ErrorCode.OUTCOME_UNKNOWN,
                "A person gave up finding out whether the write was applied.",
                details(row).build()));
    }

    private static CallResult replayed(OperationRow row, CallResult answer) {
        return answer.of(new OperationRef(row.id(), row.requestId(), true));
    }

    // A caller may send again what was proved not applied; the service itself never does.
    private static Optional<CallResult> again(OperationRow row, ToolCall call) {
        if (call.metadata().serviceCall() == null || !row.sent()) {
            return Optional.empty();
        }
        return row.answer()
                .filter(answer -> answer.error().isPresent())
                .map(answer -> replayed(row, answer))
                .or(() -> refused(
                        row,
                        ErrorCode.STATE_CONFLICT,
                        "The write was not applied, and the service does not send it again by itself."));
    }

    /** Returns the answer to a call without a key that repeats one whose end is open. */
    static CallResult duplicate(OperationRow row) {
        return CallResult.failed(new ToolError(
                ErrorCode.DUPLICATE_SUSPECTED,
                "The same call of this principal is running, or its outcome is unknown. Send a call that is meant to run"
                        + " beside it with an Idempotency-Key of its own.",
                details(row).build()));
    }

    static CallResult inProgress(OperationRow row, ToolCall call) {
        long left =
                Duration.between(call.metadata().receivedAt(), row.deadlineAt()).toSeconds();
        long wait = Math.max(SHORTEST_WAIT, Math.min(LONGEST_WAIT, left / 2));
        return CallResult.failed(new ToolError(
                ErrorCode.IDEMPOTENCY_IN_PROGRESS,
                "The call with this Idempotency-Key is still running.",
                details(row).put("retry_after_seconds", wait).build()));
    }

    private static Optional<CallResult> refused(OperationRow row, ErrorCode code, String message) {
        return Optional.of(
                CallResult.failed(new ToolError(code, message, details(row).build())));
    }

    private static JsonObject.Builder details(OperationRow row) {
        return JsonObject.builder()
                .put("operation_id", row.id())
                .put("status", row.state().name());
    }
}
