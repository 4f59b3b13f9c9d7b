package dev.adtools.server.auth;

import dev.adtools.api.Body;
import dev.adtools.api.Wire;

/** Whether a token works. */
@Body(description = "Whether a token works.", examples = "active")
enum TokenStatus {
    @Wire("active")
    ACTIVE,
    @Wire("expired")
    EXPIRED,
    @Wire("revoked")
    REVOKED
}
