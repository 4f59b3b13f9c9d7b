package dev.adtools.server.quota;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import java.time.Instant;
import java.util.Optional;

/** Refusals by a quota: which limit, how much it is, and when there is more. */
final class QuotaRefusals {

    private static final String LIMIT = "limit";
    private static final String QUOTA = "quota";
    private static final String WINDOW = "window_seconds";
    static final String RETRY = "retry_after_seconds";

    private QuotaRefusals() {}

    /**
     * Returns the refusal of one too many.
     *
     * @param code how it is called
     * @param message what it says
     * @param none what is known of the quota, of which none is left
     * @param resetsAt when all of it is there again
     */
    static ToolError of(ErrorCode code, String message, RateLimitStatus none, Instant resetsAt) {
        return new ToolError(
                code,
                message,
                JsonObject.builder()
                        .put(LIMIT, none.limit())
                        .put(QUOTA, none.quota())
                        .put(WINDOW, none.windowSeconds())
                        .put("resets_at", resetsAt.toString())
                        .put(RETRY, none.resetSeconds())
                        .build());
    }

    /** Returns the rest of the quota that a refusal tells; empty when the refusal is none of ours. */
    static Optional<RateLimitStatus> allowance(ToolError error) {
        JsonObject details = error.details();
        return error.code() == ErrorCode.QUOTA_EXCEEDED && details.get(LIMIT) instanceof JsonString limit
                ? Optional.of(new RateLimitStatus(
                        limit.value(), number(details, QUOTA), number(details, WINDOW), 0, number(details, RETRY)))
                : Optional.empty();
    }

    private static long number(JsonObject details, String name) {
        return details.get(name) instanceof JsonNumber number ? number.value().longValueExact() : 0;
    }
}
