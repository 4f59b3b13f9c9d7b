package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.lifecycle.ServiceContext;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Wires principals and tokens. */
public final class AuthModule {

    private static final Logger LOG = LoggerFactory.getLogger(AuthModule.class);
    private static final Duration RECENT = Duration.ofDays(7);

    private AuthModule() {}

    /** Makes the first tokens where there are none, and returns the access by all tokens. */
    public static Access start(ServiceContext service, BootstrapTokens bootstrap) {
        new FirstStart(service.tx(), service.store().data(), bootstrap, service.clock()).prepare();
        warnOfOfflineTokens(service);
        return new Access(service.tx(), bootstrap, service.clock(), Ticker.systemTicker());
    }

    private static void warnOfOfflineTokens(ServiceContext service) {
        Instant now = service.clock().instant();
        service.tx()
                .read(handle -> TokenStore.mintedBy(handle, Access.OFFLINE_TOKEN, now.minus(RECENT), now))
                .forEach(token -> LOG.warn(
                        "the token {} of {} was minted offline at {}",
                        token.id(),
                        token.holder().principal(),
                        token.origin().at()));
    }
}
