package dev.adtools.tools.platform.auth;

import java.time.Instant;

/** Source of access tokens. */
public interface AccessTokenSource {

    /** Returns a token that outlasts what is begun now, a known one or a new one. */
    TokenAnswer token(Instant deadline);

    /** Gives up a token that the platform refused, unless it is new already; returns whether another may come. */
    boolean renew();
}
