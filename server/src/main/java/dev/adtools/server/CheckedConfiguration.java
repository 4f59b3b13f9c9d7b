package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.http.OriginPolicy;
import dev.adtools.server.http.TrustedProxies;
import dev.adtools.server.mcp.McpSection;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.store.StoreSettings;
import java.time.Clock;

/** Parts of the configuration that are checked before anything is opened: {@code server} starts with them, {@code check} ends there. */
record CheckedConfiguration(
        StoreSettings store,
        BootstrapTokens bootstrap,
        LivePlatforms live,
        Caps caps,
        Quotas quotas,
        OriginPolicy origins,
        TrustedProxies proxies,
        McpSection mcp,
        PlatformLabels labels) {

    /**
     * Reads them; opens no store and no connection.
     *
     * @throws dev.adtools.server.store.StartupException when the service must not start with one of them
     */
    static CheckedConfiguration of(AdtoolsConfiguration configuration, Clock clock, MemoryBudget memory) {
        return new CheckedConfiguration(
                configuration.store().checked(),
                configuration.bootstrap(),
                configuration.livePlatforms(clock, memory),
                configuration.caps(),
                configuration.quotas(),
                configuration.origins(),
                configuration.proxies(),
                configuration.mcp(),
                configuration.labels());
    }
}
