package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Reads beta's error bodies: one object with a code, perhaps a subcode, and sentences for people. */
final class BetaErrors {

    static final int UNKNOWN = 1;
    private static final int SERVICE = 2;
    private static final int INVALID_PARAMETER = 100;
    private static final int TOO_MUCH_FOR_INSIGHTS = 1_487_534;
    // The platform gave up on a report in the time of a request.
    private static final Set<Integer> TIMED_OUT = Set.of(1_504_018, 1_504_038);
    // Four changes of a budget in an hour.
    private static final int HOURLY_LIMIT = 1_487_632;
    private static final long SECONDS_PER_HOUR = 3_600;
    private static final Set<Integer> SHARED_THROTTLES = Set.of(4, 17, 32);
    private static final int CUSTOM_THROTTLE = 613;
    private static final int FIRST_USE_CASE_THROTTLE = 80_000;
    private static final int LAST_USE_CASE_THROTTLE = 80_014;
    private static final int VERSION_ENDED = 2_635;
    private static final int PERMISSION = 200;
    // 3 and 10: the app lacks a capability or a permission. 294: the token lacks the permission to manage ads.
    private static final Set<Integer> CREDENTIALS = Set.of(3, 10, 102, 190, 294);
    // Other refusals of this code concern one account.
    private static final Pattern PERMISSION_OF_THE_APP =
            Pattern.compile("\\bapp(lication)?\\b|requires? [a-z_]+ permission", Pattern.CASE_INSENSITIVE);
    private static final String NO_SUCH_OBJECT = "100/33";
    private static final long SECONDS_PER_MINUTE = 60;
    private static final long LONGEST_MINUTES = Advice.LONGEST.toMinutes();

    // Parameters that are made of a tool's argument.
    private static final Map<String, String> POINTERS = Map.of("daily_budget", "/daily_budget");

    private BetaErrors() {}

    static PlatformFailure failure(WireResponse response, OperationKind kind) {
        JsonNode error = error(response);
        if (!error.isObject()) {
            // Only an answer in the platform's own shape proves that the platform refused.
            return WireFailure.broken(kind, "status " + response.status() + " with an unreadable body");
        }
        int code = error.path("code").asInt(UNKNOWN);
        List<PlatformError> errors = List.of(platformError(error, code));
        if (isThrottle(code)) {
            return new PlatformFailure.RateLimited(errors, retryAfter(response));
        } else if (isPassing(error, code) || (kind == OperationKind.WRITE && isUnexplained(code))) {
            return WireFailure.broken(
                    kind, errors.get(0).code() + ", " + errors.get(0).message());
        }
        String trace = error.path("fbtrace_id").asText("");
        if (code == VERSION_ENDED) {
            return new PlatformFailure.VersionEnded(errors, trace, BetaSettings.VERSION_SETTING);
        } else if (isOfTheService(error, code)) {
            return new PlatformFailure.NotAuthorised(errors, trace);
        }
        return errors.get(0).code().equals(NO_SUCH_OBJECT)
                ? new PlatformFailure.NotFound(errors, trace)
                : new PlatformFailure.Rejected(errors, trace);
    }

    private static boolean isOfTheService(JsonNode error, int code) {
        return CREDENTIALS.contains(code)
                || (code == PERMISSION
                        && PERMISSION_OF_THE_APP
                                .matcher(error.path("message").asText(""))
                                .find());
    }

    /** Returns whether the platform asks for smaller pages. */
    static boolean wantsLessData(WireResponse response) {
        JsonNode error = error(response);
        int subcode = error.path("error_subcode").asInt(0);
        if (TIMED_OUT.contains(subcode)) {
            return true;
        }
        return switch (error.path("code").asInt(0)) {
            case UNKNOWN ->
                error.path("message").asText("").toLowerCase(Locale.ROOT).contains("reduce the amount of data");
            case INVALID_PARAMETER -> subcode == TOO_MUCH_FOR_INSIGHTS;
            default -> false;
        };
    }

    private static JsonNode error(WireResponse response) {
        return response.json().orElseGet(WireJson::object).path("error");
    }

    private static PlatformError platformError(JsonNode error, int code) {
        int subcode = error.path("error_subcode").asInt(0);
        String sentence = error.path("error_user_msg").asText("");
        String field = field(error.path("error_data"));
        return new PlatformError(
                subcode == 0 ? Integer.toString(code) : code + "/" + subcode,
                sentence.isEmpty() ? error.path("message").asText("") : sentence,
                field,
                POINTERS.getOrDefault(field, ""),
                JsonObject.EMPTY);
    }

    // An object, or one as text; each specification is a path, and the first is the one that the sentence is about.
    private static String field(JsonNode data) {
        JsonNode object = data.isTextual() ? WireJson.object(data.textValue()).orElseGet(WireJson::object) : data;
        return StreamSupport.stream(object.path("blame_field_specs").path(0).spliterator(), false)
                .map(step -> step.asText(""))
                .collect(Collectors.joining("."));
    }

    /** Returns whether the platform may answer a moment later. A subcode explains a failure that the platform calls lasting. */
    static boolean isPassing(JsonNode error, int code) {
        JsonNode word = error.path("is_transient");
        boolean lasting = word.isBoolean() && !word.booleanValue() && error.has("error_subcode");
        return word.asBoolean(false) || (isUnexplained(code) && !lasting);
    }

    private static boolean isUnexplained(int code) {
        return code == UNKNOWN || code == SERVICE;
    }

    static boolean isThrottle(int code) {
        return limitsAllAccounts(code)
                || code == CUSTOM_THROTTLE
                || (code >= FIRST_USE_CASE_THROTTLE && code <= LAST_USE_CASE_THROTTLE);
    }

    /** Returns whether an object has had as many changes as the platform takes in an hour. */
    static boolean isHourlyLimit(JsonNode error) {
        return error.path("error_subcode").asInt(0) == HOURLY_LIMIT;
    }

    /** Returns whether a limit was reached that belongs to the app or the user and not to one account. */
    static boolean limitsAllAccounts(int code) {
        return SHARED_THROTTLES.contains(code);
    }

    // The header holds, per business, a list of limits, each with the minutes until access comes back.
    static long retryAfter(WireResponse response) {
        long minutes = 0;
        JsonNode usage =
                WireJson.object(response.header("x-business-use-case-usage")).orElseGet(WireJson::object);
        for (JsonNode limits : usage) {
            for (JsonNode limit : limits) {
                minutes = Math.max(
                        minutes,
                        Math.min(
                                LONGEST_MINUTES,
                                limit.path("estimated_time_to_regain_access").asLong(0)));
            }
        }
        long seconds = minutes > 0
                ? minutes * SECONDS_PER_MINUTE
                : response.retryAfter().toSeconds();
        return seconds == 0 && isHourlyLimit(error(response)) ? SECONDS_PER_HOUR : seconds;
    }
}
