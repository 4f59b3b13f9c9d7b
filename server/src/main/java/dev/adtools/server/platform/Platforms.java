package dev.adtools.server.platform;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.Platform;
import dev.adtools.server.platform.LivePlatforms.LivePlatform;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.sandbox.SandboxTransport;
import dev.adtools.tools.platform.wire.WireTransport;
import io.dropwizard.core.setup.Environment;
import java.time.Clock;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The platforms that the tools reach, behind their ports.
 *
 * @param alpha the first advertising platform
 * @param beta the second advertising platform
 * @param analytics the first vendor's analytics platform
 */
public record Platforms(RestAlphaAds alpha, RestBetaAds beta, RestAnalytics analytics) {

    private static final Logger LOG = LoggerFactory.getLogger(Platforms.class);

    /** Returns the live platforms, and the embedded ones with their state in the service's database for the others. */
    public static Platforms mounted(LivePlatforms live, Tx tx, Clock clock, MemoryBudget memory) {
        WireTransport sandbox = SandboxTransport.over(new StoredSandbox(tx), clock, memory);
        announce(live);
        return new Platforms(live.alphaAds(() -> sandbox), live.betaAds(() -> sandbox), live.analytics(() -> sandbox));
    }

    private static void announce(LivePlatforms live) {
        for (Platform platform : Platform.values()) {
            if (!live.names().contains(platform)) {
                LOG.info("{}: sandbox", platform.wireName());
            }
        }
        for (LivePlatform platform : live.all()) {
            String name = platform.platform().wireName();
            LOG.info("{}: live at {}", name, platform.description());
            platform.warnings().forEach(warning -> LOG.warn("{}: {}", name, warning));
        }
    }

    /** Registers a health check for each platform, with the warnings of live ones. */
    public Platforms watched(Environment environment, Clock clock, LivePlatforms live) {
        for (PlatformHealth platform : List.of(alpha, beta, analytics)) {
            environment
                    .healthChecks()
                    .register(
                            platform.platform().wireName(),
                            new PlatformHealthCheck(platform, clock, () -> live.warnings(platform.platform())));
        }
        return this;
    }
}
