package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** Which world an answer comes from. */
public enum Source {
    /** The embedded sandbox: believable accounts, no money. */
    @Wire("sandbox")
    SANDBOX,
    /** The real platform. */
    @Wire("live")
    LIVE
}
