package dev.adtools.tools.platform;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.PlatformFailure.Broken;
import dev.adtools.tools.platform.PlatformFailure.NotAuthorised;
import dev.adtools.tools.platform.PlatformFailure.OutcomeUnknown;
import dev.adtools.tools.platform.PlatformFailure.RateLimited;
import dev.adtools.tools.platform.PlatformFailure.Rejected;
import dev.adtools.tools.platform.PlatformFailure.TimedOut;
import dev.adtools.tools.platform.PlatformFailure.Unavailable;
import java.util.List;

/** Turns a platform's failure into the one error that callers see. */
final class FailureAnswer {

    private FailureAnswer() {}

    static ToolError of(PlatformFailure failure, Mode mode) {
        // A ladder, because patterns in switch came after Java 17.
        if (failure instanceof Rejected rejected) {
            return rejected(rejected);
        } else if (failure instanceof NotAuthorised denied) {
            return notAuthorised(denied);
        } else if (failure instanceof RateLimited limited) {
            return rateLimited(limited);
        } else if (failure instanceof TimedOut late) {
            return unanswered(ErrorCode.PLATFORM_TIMEOUT, "The platform did not answer in time: ", late.reason(), mode);
        } else if (failure instanceof Broken broken) {
            return unanswered(ErrorCode.PLATFORM_ERROR, "The platform failed: ", broken.reason(), mode);
        } else if (failure instanceof OutcomeUnknown unknown) {
            return ToolError.of(
                    ErrorCode.OUTCOME_UNKNOWN,
                    "The write was sent and its outcome is not known: " + unknown.reason()
                            + ". Look at the account before anything is sent again.");
        }
        return ToolError.of(
                ErrorCode.PLATFORM_UNAVAILABLE,
                "The platform could not be reached: " + ((Unavailable) failure).reason() + ". Nothing was sent.");
    }

    private static ToolError rejected(Rejected failure) {
        return new ToolError(
                ErrorCode.PLATFORM_REJECTED,
                "The platform refused: " + first(failure.errors()),
                details(failure.errors())
                        .put("platform_request_id", failure.requestId())
                        .build());
    }

    private static ToolError notAuthorised(NotAuthorised failure) {
        return new ToolError(
                ErrorCode.PLATFORM_CREDENTIALS_REJECTED,
                "The platform does not accept the service's credentials: " + first(failure.errors()),
                details(failure.errors())
                        .put("platform_request_id", failure.requestId())
                        .build());
    }

    private static ToolError rateLimited(RateLimited failure) {
        JsonObject.Builder details = details(failure.errors());
        if (failure.retryAfterSeconds() > 0) {
            details.put("retry_after_seconds", failure.retryAfterSeconds());
        }
        return new ToolError(
                ErrorCode.PLATFORM_RATE_LIMITED,
                "The platform asks to wait: " + first(failure.errors()),
                details.build());
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
