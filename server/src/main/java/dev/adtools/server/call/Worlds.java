package dev.adtools.server.call;

import dev.adtools.api.Platform;
import java.util.Map;

/** Which world each platform is. */
public final class Worlds {

    private final Map<Platform, World> live;

    /** Takes the live ones; every other platform is the sandbox. */
    public Worlds(Map<Platform, World> live) {
        this.live = Map.copyOf(live);
    }

    /** Returns the world that a platform is. */
    public World of(Platform platform) {
        return live.getOrDefault(platform, World.SANDBOX);
    }
}
