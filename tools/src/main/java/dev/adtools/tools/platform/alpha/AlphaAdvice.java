package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Tells from alpha's responses whether to send again. */
final class AlphaAdvice {

    private static final int TOO_MANY = 429;
    private static final int UNAUTHENTICATED = 401;
    private static final Set<Integer> FAILING = Set.of(500, 502, 503, 504);
    private static final Set<String> PASSING = Set.of("UNAVAILABLE", "INTERNAL", "DEADLINE_EXCEEDED");
    private static final String SHORT_LIVED = "quotaError.RESOURCE_TEMPORARILY_EXHAUSTED";

    private AlphaAdvice() {}

    static Advice of(WireResponse response) {
        Optional<ObjectNode> body = WireJson.object(response.body());
        if (response.successful()) {
            return body.isPresent() ? Advice.FINAL : Advice.passing(Duration.ZERO);
        }
        JsonNode error = body.orElseGet(WireJson::object).path("error");
        if (response.status() == TOO_MANY) {
            return throttled(error, response);
        } else if (FAILING.contains(response.status())
                || PASSING.contains(error.path("status").asText())) {
            return Advice.passing(response.retryAfter());
        }
        boolean tokenRefused = response.status() == UNAUTHENTICATED
                && error.isObject()
                && AlphaErrors.ofTheService(response.status(), AlphaErrors.errors(error));
        return tokenRefused ? Advice.TOKEN_REFUSED : Advice.FINAL;
    }

    private static Advice throttled(JsonNode error, WireResponse response) {
        Duration wait = Duration.ofSeconds(AlphaErrors.retryAfter(error, response));
        boolean shortLived =
                AlphaErrors.errors(error).stream().allMatch(one -> one.code().equals(SHORT_LIVED));
        return wait.isZero() && shortLived
                ? Advice.passing(Duration.ZERO)
                : Advice.throttled(wait, AlphaErrors.limitsAllAccounts(error));
    }
}
