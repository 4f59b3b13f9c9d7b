package dev.adtools.tools.platform;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.util.List;

/** Words the errors that callers see of a platform's failures: one per kind. */
final class FailureAnswer {

    // A limit by the hour does not pass in a moment, and half a minute is no long wait for one by the second.
    private static final long WHEN_IT_DID_NOT_SAY_SECONDS = 30;

    private FailureAnswer() {}

    static ToolError rejected(List<PlatformError> errors, String requestId) {
        return refused(ErrorCode.PLATFORM_REJECTED, "The platform refused: ", errors, requestId);
    }

    static ToolError notFound(List<PlatformError> errors, String requestId) {
        String prefix = "The platform has no such object, or none that the service may see: ";
        return refused(ErrorCode.NOT_FOUND, prefix, errors, requestId);
    }

    static ToolError notAuthorised(List<PlatformError> errors, String requestId) {
        String prefix = "The platform does not accept the service's credentials: ";
        return refused(ErrorCode.PLATFORM_CREDENTIALS_REJECTED, prefix, errors, requestId);
    }

    static ToolError versionEnded(List<PlatformError> errors, String requestId, String setting) {
        return new ToolError(
                ErrorCode.PLATFORM_VERSION_UNSUPPORTED,
                "The platform does not serve the API version that the service uses: " + first(errors)
                        + " An operator must set " + setting + " to a version that the platform serves.",
                details(errors)
                        .put("platform_request_id", requestId)
                        .put("setting", setting)
                        .build());
    }

    private static ToolError refused(ErrorCode code, String prefix, List<PlatformError> errors, String requestId) {
        JsonObject.Builder details = details(errors).put("platform_request_id", requestId);
        errors.forEach(error -> error.facts().members().forEach(details::put));
        return new ToolError(code, prefix + first(errors), details.build());
    }

    static ToolError rateLimited(List<PlatformError> errors, long retryAfterSeconds) {
        JsonObject.Builder details = details(errors)
                .put("retry_after_seconds", retryAfterSeconds > 0 ? retryAfterSeconds : WHEN_IT_DID_NOT_SAY_SECONDS);
        return new ToolError(
                ErrorCode.PLATFORM_RATE_LIMITED, "The platform asks to wait: " + first(errors), details.build());
    }

    static ToolError unavailable(String reason) {
        return ToolError.of(
                ErrorCode.PLATFORM_UNAVAILABLE, "The platform could not be reached: " + reason + ". Nothing was sent.");
    }

    static ToolError timedOut(String reason, Mode mode) {
        return unanswered(ErrorCode.PLATFORM_TIMEOUT, "The platform did not answer in time: ", reason, mode);
    }

    static ToolError broken(String reason, Mode mode) {
        return unanswered(ErrorCode.PLATFORM_ERROR, "The platform failed: ", reason, mode);
    }

    static ToolError tooMuch(String reason) {
        return ToolError.ruleViolation(
                List.of(new Violation("", "SIZE-3", reason + "; ask for fewer days or for a part of the account")));
    }

    static ToolError outcomeUnknown(String reason) {
        return ToolError.of(
                ErrorCode.OUTCOME_UNKNOWN,
                "The write was sent and its outcome is not known: " + reason
                        + ". Look at the account before anything is sent again.");
    }

    // Proxies repeat a call that answers 502 or 504, so a write whose read or check failed says 503.
    private static ToolError unanswered(ErrorCode ofRead, String prefix, String reason, Mode mode) {
        ErrorCode code = mode == Mode.WRITE ? ErrorCode.PLATFORM_UNAVAILABLE : ofRead;
        return ToolError.of(code, prefix + reason + ". Nothing was changed.");
    }

    private static String first(List<PlatformError> errors) {
        return errors.get(0).code() + ", " + errors.get(0).message();
    }

    private static JsonObject.Builder details(List<PlatformError> errors) {
        return JsonObject.builder()
                .put(
                        "platform_errors",
                        JsonArray.of(errors.stream().map(PlatformError::toJson).toList()));
    }
}
