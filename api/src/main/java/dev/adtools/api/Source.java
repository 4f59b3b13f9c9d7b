package dev.adtools.api;

/** Source of an answer: the sandbox or a live platform. Nothing keyed or approved in one world is valid in another. */
@Body(description = "Whether something was done on the embedded sandbox or on the live platform.", examples = "sandbox")
public enum Source {
    /** The embedded sandbox: believable accounts, no money. */
    @JsonName("sandbox")
    SANDBOX,
    /** The real platform. */
    @JsonName("live")
    LIVE
}
