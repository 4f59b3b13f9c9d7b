package dev.adtools.tools.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads error bodies that hold an RPC status: {@code {"error":{"code","message","status","details"}}}. What stands in the
 * details is the platform's own, so its connector reads them.
 *
 * @param errors reads the reasons, at least one
 * @param retryAfter reads how many seconds to wait, 0 when the platform did not say
 * @param ofTheService tells by status and reasons whether the service's credentials are what is wrong
 */
public record RpcStatus(
        Function<JsonNode, List<PlatformError>> errors,
        ToLongBiFunction<JsonNode, WireResponse> retryAfter,
        BiPredicate<Integer, List<PlatformError>> ofTheService) {

    private static final int UNAUTHENTICATED = 401;
    private static final int TOO_MANY = 429;
    private static final int SERVER = 500;
    private static final Set<Integer> FAILING = Set.of(500, 502, 503, 504);
    private static final Set<String> PASSING = Set.of("UNAVAILABLE", "INTERNAL", "DEADLINE_EXCEEDED");
    private static final Pattern SECONDS = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)s?");

    /** Returns what a response that is no success means for an operation of a kind. */
    public PlatformFailure failure(WireResponse response, OperationKind kind) {
        Optional<ObjectNode> body =
                response.json().filter(it -> it.path("error").isObject());
        if (response.status() >= SERVER || body.isEmpty()) {
            // Only an answer in the platform's own shape proves that the platform refused.
            return WireFailure.broken(kind, "status " + response.status());
        }
        JsonNode error = body.get().path("error");
        List<PlatformError> reasons = errors.apply(error);
        if (response.status() == TOO_MANY) {
            return new PlatformFailure.RateLimited(reasons, retryAfter.applyAsLong(error, response));
        }
        String requestId = response.header("request-id");
        return ofTheService.test(response.status(), reasons)
                ? new PlatformFailure.NotAuthorised(reasons, requestId)
                : new PlatformFailure.Rejected(reasons, requestId);
    }

    /**
     * Returns what a response says about sending the request again.
     *
     * @param response what came back
     * @param throttled reads the error of one that says there were too many requests
     */
    public Advice advice(WireResponse response, BiFunction<JsonNode, WireResponse, Advice> throttled) {
        Optional<ObjectNode> body = response.json();
        if (response.successful()) {
            return body.isPresent() ? Advice.FINAL : Advice.passing(Duration.ZERO);
        }
        JsonNode error = body.orElseGet(WireJson::object).path("error");
        if (response.status() == TOO_MANY) {
            return throttled.apply(error, response);
        } else if (FAILING.contains(response.status())
                || PASSING.contains(error.path("status").asText())) {
            return Advice.passing(response.retryAfter());
        }
        boolean tokenRefused = response.status() == UNAUTHENTICATED
                && error.isObject()
                && ofTheService.test(response.status(), errors.apply(error));
        return tokenRefused ? Advice.TOKEN_REFUSED : Advice.FINAL;
    }

    /** Returns the reason that the status itself gives. */
    public static PlatformError itself(JsonNode error) {
        return new PlatformError(
                error.path("status").asText("UNKNOWN"), error.path("message").asText(""), "");
    }

    /** Returns the whole seconds of a duration such as {@code 2.5s} or {@code 3}, rounded up; 0 when it is none. */
    public static long seconds(String duration) {
        Matcher matcher = SECONDS.matcher(duration);
        return matcher.matches() ? (long) Math.ceil(Double.parseDouble(matcher.group(1))) : 0;
    }
}
