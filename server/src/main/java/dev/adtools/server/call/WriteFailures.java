package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;

/** Gives the failures of writes codes that no proxy answers by sending the write again. */
final class WriteFailures {

    private static final String UNKNOWN = "The write may have been applied: it was sent, and no definite answer came. "
            + "Look at the account before doing anything else.";

    private WriteFailures() {}

    /** Returns the failure of a plan, which sends nothing: never 502 or 504. */
    static ToolError beforeSending(ToolError error) {
        return switch (error.code()) {
            case PLATFORM_ERROR, PLATFORM_TIMEOUT ->
                new ToolError(ErrorCode.PLATFORM_UNAVAILABLE, error.message(), error.details());
            default -> error;
        };
    }

    /** Returns the failure of an apply: what leaves the outcome open is {@code OUTCOME_UNKNOWN}. */
    static ToolError afterSending(ToolError error) {
        return switch (error.code()) {
            case PLATFORM_ERROR, PLATFORM_TIMEOUT, INTERNAL ->
                new ToolError(ErrorCode.OUTCOME_UNKNOWN, UNKNOWN, error.details());
            default -> error;
        };
    }

    /** Returns the failure of an apply that broke off. */
    static ToolError unknown(String errorId) {
        return new ToolError(
                ErrorCode.OUTCOME_UNKNOWN,
                UNKNOWN,
                JsonObject.builder().put("error_id", errorId).build());
    }
}
