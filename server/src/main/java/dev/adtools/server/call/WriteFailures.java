package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Retry;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDescriptor;

/** Errors of writes that failed, with codes that no proxy answers by sending the write again. */
public final class WriteFailures {

    private static final String UNKNOWN = "The write may have been applied: it was sent, and no definite answer came. "
            + "Look at the account before doing anything else.";

    private static final String UNKNOWN_STOP =
            "The write may have been applied: it was sent, and no definite answer came. "
                    + "It only stops spend, so sending it again is harmless: repeat the call with a new Idempotency-Key.";

    private WriteFailures() {}

    /** Returns the failure of a plan, which sends nothing: never 502 or 504. */
    public static ToolError beforeSending(ToolError error) {
        return switch (error.code()) {
            case PLATFORM_ERROR, PLATFORM_TIMEOUT ->
                new ToolError(ErrorCode.PLATFORM_UNAVAILABLE, error.message(), error.details());
            default -> error;
        };
    }

    /** Returns the failure of a plan that does not keep to the tool's declaration: the tool must be fixed. */
    static ToolError contradicted(String errorId) {
        return new ToolError(
                ErrorCode.INTERNAL,
                "The tool's plan differs from the spend that the tool declares, so nothing was sent. This is a bug of the"
                        + " tool; the log has it under the error id.",
                JsonObject.builder()
                        .put("error_id", errorId)
                        .put(ErrorBody.RETRY, Retry.NEVER.wireName())
                        .build());
    }

    /** Returns the outcome of a write whose apply failed: was it refused, proved unsent, or is it open? */
    static WriteOutcome ending(ToolError error, String operationId, ToolDescriptor tool) {
        return switch (error.code()) {
            case OUTCOME_UNKNOWN, PLATFORM_ERROR, PLATFORM_TIMEOUT, INTERNAL ->
                unknown(error.code() + ": " + error.message(), operationId, tool);
            case PLATFORM_UNAVAILABLE,
                    PLATFORM_RATE_LIMITED,
                    PLATFORM_CREDENTIALS_REJECTED,
                    PLATFORM_VERSION_UNSUPPORTED ->
                new WriteOutcome(OutcomeState.NOT_APPLIED, CallResult.failed(error));
            default -> new WriteOutcome(OutcomeState.REJECTED, CallResult.failed(error));
        };
    }

    /** Returns the ending of an apply that broke off. */
    static WriteOutcome brokenOff(String errorId, String operationId, ToolDescriptor tool) {
        return unknown("The call broke off; the log has error_id=" + errorId + ".", operationId, tool);
    }

    // What was seen goes to whoever settles it: the answer must be the one that a repeated call gets, byte for byte.
    private static WriteOutcome unknown(String evidence, String operationId, ToolDescriptor tool) {
        ToolError error = unknownOutcome(operationId, tool);
        return new WriteOutcome(OutcomeState.UNKNOWN, CallResult.failed(error), evidence, null, null);
    }

    /** OUTCOME_UNKNOWN error of a tool, naming the operation; a tool that only stops spend may be called again. */
    public static ToolError unknownOutcome(String operationId, ToolDescriptor tool) {
        return tool.spend() == SpendControl.NONE
                ? new ToolError(
                        ErrorCode.OUTCOME_UNKNOWN,
                        UNKNOWN_STOP,
                        unknown(operationId, true)
                                .put(ErrorBody.RETRY, Retry.NEW_KEY.wireName())
                                .build())
                : unknownOutcome(operationId);
    }

    private static JsonObject.Builder unknown(String operationId, boolean isSafeAgain) {
        return JsonObject.builder()
                .put("operation_id", operationId)
                .put("safe_new_key", isSafeAgain)
                .put("next", "GET /api/v1/operations/" + operationId);
    }

    /** OUTCOME_UNKNOWN error, naming the operation. */
    public static ToolError unknownOutcome(String operationId) {
        return new ToolError(
                ErrorCode.OUTCOME_UNKNOWN, UNKNOWN, unknown(operationId, false).build());
    }
}
