package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.Tx;
import io.dropwizard.auth.Authenticator;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Finds the caller of a bearer token. Nobody learns from the answer, or its time, why a token is refused. */
final class TokenAuthenticator implements Authenticator<String, Caller> {

    private static final Duration ACCEPTED_FOR = Duration.ofSeconds(30);
    private static final Duration REFUSED_FOR = Duration.ofSeconds(5);
    private static final int MOST = 10_000;

    private final Tx tx;
    private final BootstrapTokens bootstrap;
    private final Clock clock;
    private final AccessVersion version;
    private final Cache<ByteBuffer, Accepted> accepted;
    // Apart from the accepted ones, so that a flood of wrong tokens cannot push out the right ones.
    private final Cache<ByteBuffer, Boolean> refused;

    /** Looks tokens up through {@code tx}. */
    TokenAuthenticator(Tx tx, BootstrapTokens bootstrap, Clock clock, AccessVersion version, Ticker ticker) {
        this.tx = tx;
        this.bootstrap = bootstrap;
        this.clock = clock;
        this.version = version;
        this.accepted = cache(ACCEPTED_FOR, ticker);
        this.refused = cache(REFUSED_FOR, ticker);
    }

    private static <V> Cache<ByteBuffer, V> cache(Duration lifetime, Ticker ticker) {
        return Caffeine.newBuilder()
                .maximumSize(MOST)
                .expireAfterWrite(lifetime)
                .ticker(ticker)
                .build();
    }

    @Override
    public Optional<Caller> authenticate(String text) {
        return bootstrap.caller(text).or(() -> TokenText.parse(text).flatMap(this::caller));
    }

    private Optional<Caller> caller(TokenText token) {
        byte[] hash = TokenText.hash(token.text());
        ByteBuffer key = ByteBuffer.wrap(hash);
        long known = version.current();
        Instant now = clock.instant();
        Accepted remembered = accepted.getIfPresent(key);
        if (remembered != null && remembered.version() >= known) {
            return remembered.at(now);
        }
        return refused.getIfPresent(key) == null ? lookUp(token.id(), hash, known) : Optional.empty();
    }

    private Optional<Caller> lookUp(String id, byte[] hash, long known) {
        Credential credential =
                tx.read(handle -> TokenStore.credential(handle, id)).orElse(null);
        if (credential != null && credential.accepts(hash, clock.instant())) {
            // Remembered under the version read before the row: a revocation in between makes it stale at once.
            accepted.put(ByteBuffer.wrap(hash), new Accepted(credential.caller(), credential.expiresAt(), known));
            return Optional.of(credential.caller());
        }
        refused.put(ByteBuffer.wrap(hash), true);
        return Optional.empty();
    }

    private record Accepted(Caller caller, Instant expiresAt, long version) {

        Optional<Caller> at(Instant now) {
            return expiresAt.isAfter(now) ? Optional.of(caller) : Optional.empty();
        }
    }
}
