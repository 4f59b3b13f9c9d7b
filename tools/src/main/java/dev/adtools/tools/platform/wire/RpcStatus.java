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
import java.util.stream.StreamSupport;

/**
 * Reads error bodies with an RPC status: {@code {"error":{"code","message","status","details"}}}. The connector of a platform
 * reads the platform's own details.
 *
 * @param errors reads the reasons, at least one
 * @param retryAfter reads how many seconds to wait, 0 when the platform did not say
 * @param ofTheService returns by status and reasons whether the service's credentials or its project are at fault
 * @param versionSetting the name of the setting of the API's version
 */
public record RpcStatus(
        Function<JsonNode, List<PlatformError>> errors,
        ToLongBiFunction<JsonNode, WireResponse> retryAfter,
        BiPredicate<Integer, List<PlatformError>> ofTheService,
        String versionSetting) {

    /** Reasons that concern the project of the service's credentials, whatever the request. */
    private static final Set<String> OF_THE_PROJECT = Set.of(
            "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
            "BILLING_DISABLED",
            "CONSUMER_INVALID",
            "CONSUMER_SUSPENDED",
            "SERVICE_DISABLED",
            "USER_PROJECT_DENIED");

    /** Reasons that concern the version of the API. A version that was switched off has answered 501. */
    private static final Set<String> OF_THE_VERSION = Set.of("requestError.UNSUPPORTED_VERSION", "UNIMPLEMENTED");

    private static final int NO_SUCH_PATH = 404;

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
        if (body.isEmpty()) {
            return unreadable(response.status(), kind);
        }
        JsonNode error = body.get().path("error");
        List<PlatformError> reasons = errors.apply(error);
        String requestId = requestId(response, error);
        if (isOfTheVersion(reasons) && (kind != OperationKind.WRITE || response.status() < SERVER)) {
            return new PlatformFailure.VersionEnded(reasons, requestId, versionSetting);
        } else if (response.status() >= SERVER) {
            return WireFailure.broken(kind, "status " + response.status());
        } else if (response.status() == TOO_MANY) {
            return new PlatformFailure.RateLimited(reasons, retryAfter.applyAsLong(error, response));
        }
        return isOfTheService(response.status(), reasons)
                ? new PlatformFailure.NotAuthorised(reasons, requestId)
                : new PlatformFailure.Rejected(reasons, requestId);
    }

    // An ended version has no paths. But only an answer in the platform's own shape proves that it refused a write.
    private PlatformFailure unreadable(int status, OperationKind kind) {
        return status == NO_SUCH_PATH && kind != OperationKind.WRITE
                ? new PlatformFailure.VersionEnded(
                        List.of(new PlatformError("404", "There is no such path; the base URL may be wrong, too.", "")),
                        "",
                        versionSetting)
                : WireFailure.broken(kind, "status " + status);
    }

    private static boolean isOfTheVersion(List<PlatformError> reasons) {
        return OF_THE_VERSION.contains(reasons.get(0).code());
    }

    private boolean isOfTheService(int status, List<PlatformError> reasons) {
        return OF_THE_PROJECT.contains(reasons.get(0).code()) || ofTheService.test(status, reasons);
    }

    // Answers without the header may have it in their details.
    private static String requestId(WireResponse response, JsonNode error) {
        String header = response.header("request-id");
        return header.isEmpty()
                ? error.path("details").findValuesAsText("requestId").stream()
                        .findFirst()
                        .orElse("")
                : header;
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
                && isOfTheService(response.status(), errors.apply(error));
        return tokenRefused ? Advice.TOKEN_REFUSED : Advice.FINAL;
    }

    /** Returns the reasons of the standard {@code ErrorInfo} details; without one, the status itself. */
    public static List<PlatformError> reasons(JsonNode error) {
        PlatformError whole = itself(error);
        List<PlatformError> reasons = StreamSupport.stream(error.path("details").spliterator(), false)
                .map(detail -> detail.path("reason"))
                .filter(JsonNode::isTextual)
                .map(reason -> new PlatformError(reason.textValue(), whole.message(), ""))
                .toList();
        return reasons.isEmpty() ? List.of(whole) : reasons;
    }

    /** Returns the reason that the status itself gives. */
    public static PlatformError itself(JsonNode error) {
        return new PlatformError(
                error.path("status").asText("UNKNOWN"), error.path("message").asText(""), "");
    }

    /** Returns how many seconds the standard {@code RetryInfo} detail asks to wait, rounded up; 0 when there is none. */
    public static long retryInfo(JsonNode error) {
        return StreamSupport.stream(error.path("details").spliterator(), false)
                .mapToLong(detail -> seconds(detail.path("retryDelay").asText("")))
                .max()
                .orElse(0);
    }

    /** Returns the whole seconds of a duration such as {@code 2.5s} or {@code 3}, rounded up; 0 when it is none. */
    public static long seconds(String duration) {
        Matcher matcher = SECONDS.matcher(duration);
        return matcher.matches() ? (long) Math.ceil(Double.parseDouble(matcher.group(1))) : 0;
    }
}
