package dev.adtools.server.call;

import dev.adtools.api.Platform;
import java.util.Map;

/** Environments of all platforms. */
public final class PlatformEnvironments {

    private final Map<Platform, PlatformEnvironment> live;

    /** Takes the live ones; every other platform is the sandbox. */
    public PlatformEnvironments(Map<Platform, PlatformEnvironment> live) {
        this.live = Map.copyOf(live);
    }

    /** Returns the world that a platform is. */
    public PlatformEnvironment of(Platform platform) {
        return live.getOrDefault(platform, PlatformEnvironment.SANDBOX);
    }
}
