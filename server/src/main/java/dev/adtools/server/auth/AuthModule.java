package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.lifecycle.ServiceContext;

/** Wires principals and tokens. */
public final class AuthModule {

    private AuthModule() {}

    /** Makes the first tokens where there are none, and returns the access by all tokens. */
    public static Access start(ServiceContext service, BootstrapTokens bootstrap) {
        new FirstStart(service.tx(), service.store().data(), bootstrap, service.clock()).prepare();
        return new Access(service.tx(), bootstrap, service.clock(), Ticker.systemTicker());
    }
}
