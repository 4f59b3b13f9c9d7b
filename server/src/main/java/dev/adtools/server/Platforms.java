package dev.adtools.server;

import dev.adtools.server.platform.StoredSandbox;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.sandbox.SandboxTransport;
import dev.adtools.tools.platform.wire.WireTransport;
import io.dropwizard.core.setup.Environment;
import java.net.URI;
import java.time.Clock;

/**
 * The platforms that the tools reach, behind their ports.
 *
 * @param alpha the first advertising platform
 * @param beta the second advertising platform
 */
record Platforms(RestAlphaAds alpha, RestBetaAds beta) {

    // A name that never resolves (RFC 2606): what is mounted on the sandbox cannot reach a network by mistake.
    private static final URI NOWHERE = URI.create("https://sandbox.invalid");

    /** Returns the embedded platforms, with their state in the service's database. */
    static Platforms sandbox(Tx tx) {
        WireTransport transport = SandboxTransport.over(new StoredSandbox(tx));
        return new Platforms(
                new RestAlphaAds(new AlphaSettings(NOWHERE, "v26", null), transport),
                new RestBetaAds(new BetaSettings(NOWHERE, "v26.0"), transport));
    }

    /** Registers a health check for each platform. */
    Platforms watched(Environment environment, Clock clock) {
        environment.healthChecks().register(alpha.platform().wireName(), new PlatformProbe(alpha, clock));
        environment.healthChecks().register(beta.platform().wireName(), new PlatformProbe(beta, clock));
        return this;
    }
}
