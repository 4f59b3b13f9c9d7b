package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Duration;

/** Tells from alpha's responses whether to send again. */
final class AlphaAdvice {

    private static final String SHORT_LIVED = "quotaError.RESOURCE_TEMPORARILY_EXHAUSTED";

    private AlphaAdvice() {}

    static Advice of(WireResponse response) {
        return AlphaErrors.STATUS.advice(response, AlphaAdvice::throttled);
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
