package dev.adtools.api;

/** Which world an answer comes from. Nothing keyed or approved in one world is valid in another. */
public enum Source {
    /** The embedded sandbox: believable accounts, no money. */
    @Wire("sandbox")
    SANDBOX,
    /** The real platform. */
    @Wire("live")
    LIVE
}
