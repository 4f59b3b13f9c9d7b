package dev.adtools.tools.platform.auth;

import dev.adtools.tools.platform.wire.WireFailure;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;

/**
 * Token that the platform accepts for a while.
 *
 * @param value the token
 * @param obtained since when there is it
 * @param expires when it is no longer valid
 */
public record AccessToken(Secret value, Instant obtained, Instant expires) implements TokenAnswer {

    private static final Duration MARGIN = Duration.ofMinutes(5);

    boolean valid(Instant now) {
        return now.isBefore(expires);
    }

    /** Returns whether it will outlast what is begun now: five minutes, or half its life when that is short. */
    boolean fresh(Instant now) {
        Duration half = Duration.between(obtained, expires).dividedBy(2);
        return now.isBefore(expires.minus(half.compareTo(MARGIN) < 0 ? half : MARGIN));
    }

    @Override
    public <T> T fold(Function<AccessToken, ? extends T> onToken, Function<WireFailure, ? extends T> onFailure) {
        return onToken.apply(this);
    }
}
