package dev.adtools.tools.platform.auth;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Keeps an access token until it is about to expire. However many ask for a new one, it is fetched once. */
public final class CachedAccessTokens implements AccessTokenSource {

    // A token that is younger than this was fetched because the one before it was refused.
    private static final Duration NEW = Duration.ofSeconds(30);
    private static final Duration FAILURE_REMEMBERED = Duration.ofSeconds(5);

    private final TokenEndpoint endpoint;
    private final Clock clock;
    private final ReentrantLock fetching = new ReentrantLock();
    private final AtomicReference<@Nullable AccessToken> current = new AtomicReference<>();
    private @Nullable NoToken failure;
    private Instant failureForgotten = Instant.MIN;

    /** Fetches tokens from an endpoint. */
    public CachedAccessTokens(TokenEndpoint endpoint, Clock clock) {
        this.endpoint = endpoint;
        this.clock = clock;
    }

    @Override
    public TokenAnswer token(Instant deadline) {
        AccessToken known = current.get();
        if (known != null && known.fresh(clock.instant())) {
            return known;
        }
        if (!begin(deadline)) {
            return NoToken.unreachable("another call was still waiting for it");
        }
        try {
            return fetched(deadline);
        } finally {
            fetching.unlock();
        }
    }

    private boolean begin(Instant deadline) {
        try {
            long left = Duration.between(clock.instant(), deadline).toMillis();
            return fetching.tryLock(Math.max(0, left), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private TokenAnswer fetched(Instant deadline) {
        AccessToken known = current.get();
        if (known != null && known.fresh(clock.instant())) {
            return known;
        }
        TokenAnswer answer = fetch(deadline);
        if (answer instanceof AccessToken token) {
            current.set(token);
            return token;
        }
        // The one that should have been replaced is still good for a while.
        return known != null && known.valid(clock.instant()) ? known : answer;
    }

    // Those who waited for a fetch that failed get its failure, and do not try one after the other.
    private TokenAnswer fetch(Instant deadline) {
        NoToken remembered = failure;
        if (remembered != null && clock.instant().isBefore(failureForgotten)) {
            return remembered;
        }
        TokenAnswer answer = endpoint.fetch(deadline);
        failure = answer instanceof NoToken none ? none : null;
        failureForgotten = clock.instant().plus(FAILURE_REMEMBERED);
        return answer;
    }

    @Override
    public boolean renew() {
        AccessToken known = current.get();
        if (known != null && !known.obtained().plus(NEW).isAfter(clock.instant())) {
            current.compareAndSet(known, null);
        }
        return true;
    }
}
