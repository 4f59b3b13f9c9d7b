package dev.adtools.server.platform;

import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.tools.platform.auth.AccessTokenSource;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A platform that is mounted live.
 *
 * @param platform which
 * @param baseUrl where it is
 * @param apiVersion the version of its API
 * @param credentials what the service shows it, in words
 * @param identity who the service is there; stays the same when a secret is renewed, where the platform tells
 * @param tokens where its access tokens come from; null when they are configured
 * @param transport the way to it, with credentials
 * @param warnings what an operator should mend, one sentence each
 */
public record LivePlatform(
        Platform platform,
        URI baseUrl,
        String apiVersion,
        String credentials,
        String identity,
        @Nullable AccessTokenSource tokens,
        WireTransport transport,
        List<String> warnings) {

    public LivePlatform {
        warnings = List.copyOf(warnings);
    }

    /** Returns the world it is: what was keyed or approved elsewhere, or by someone else, means nothing here. */
    public PlatformEnvironment world() {
        return new PlatformEnvironment(Source.LIVE, baseUrl + " " + identity);
    }

    /** Returns its address, its API version and the service's identity there, without secrets. */
    public String description() {
        return baseUrl + ", API " + apiVersion + ", " + credentials;
    }
}
