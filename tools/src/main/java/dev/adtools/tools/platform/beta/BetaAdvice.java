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
        if (BetaErrors.isThrottle(code)) {
            Duration wait = Duration.ofSeconds(BetaErrors.retryAfter(response));
            return Advice.throttled(wait, BetaErrors.limitsAllAccounts(code));
        }
        return BetaErrors.isPassing(error, code) && !BetaErrors.wantsLessData(response)
                ? Advice.passing(response.retryAfter())
                : Advice.FINAL;
    }

    private static boolean unreadable(WireResponse response, boolean isObject) {
        return FAILING.contains(response.status()) || (response.successful() && !isObject);
    }
}
