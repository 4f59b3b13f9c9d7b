package dev.adtools.api;

/** Which world an answer comes from. Nothing keyed or approved in one world is valid in another. */
@Body(description = "Whether something was done on the embedded sandbox or on the live platform.", examples = "sandbox")
public enum Source {
    /** The embedded sandbox: believable accounts, no money. */
    @Wire("sandbox")
    SANDBOX,
    /** The real platform. */
    @Wire("live")
    LIVE
}
