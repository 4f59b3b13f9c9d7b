package dev.adtools.server.auth;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Status of a token: whether it works. */
@Body(description = "Whether a token works.", examples = "active")
enum TokenStatus {
    @JsonName("active")
    ACTIVE,
    @JsonName("expired")
    EXPIRED,
    @JsonName("revoked")
    REVOKED
}
