package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Tells from beta's responses whether to send again. */
final class BetaAdvice {

    private static final Set<Integer> FAILING = Set.of(500, 502, 503, 504);

    private BetaAdvice() {}

    static Advice of(WireResponse response) {
        Optional<ObjectNode> body = response.json();
        JsonNode error = body.orElseGet(WireJson::object).path("error");
        if (!error.isObject()) {
            return unreadable(response, body.isPresent()) ? Advice.passing(response.retryAfter()) : Advice.FINAL;
        }
        int code = error.path("code").asInt(BetaErrors.UNKNOWN);
        if (BetaErrors.isHourlyLimit(error)) {
            // Of the changes of one object: reads and pauses of the account go on.
            return Advice.FINAL;
        } else if (BetaErrors.isThrottle(code)) {
            Duration wait = Duration.ofSeconds(BetaErrors.retryAfter(response));
            return Advice.throttled(wait, BetaErrors.limitsAllAccounts(code));
        }
        return BetaErrors.isPassing(error, code) && !BetaErrors.wantsLessData(response)
                ? Advice.passing(response.retryAfter())
                : Advice.FINAL;
    }

    /** Returns the same for a page of a list: a smaller page may arrive whole where this one was cut. */
    static Advice ofPage(WireResponse response) {
        return isCut(response) ? Advice.FINAL : of(response);
    }

    /** Returns whether a response of success has an unreadable body. */
    static boolean isCut(WireResponse response) {
        return response.successful() && response.json().isEmpty();
    }

    private static boolean unreadable(WireResponse response, boolean isObject) {
        return FAILING.contains(response.status()) || (response.successful() && !isObject);
    }
}
