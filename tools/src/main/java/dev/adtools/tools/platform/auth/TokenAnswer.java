package dev.adtools.tools.platform.auth;

import dev.adtools.tools.platform.wire.WireFailure;
import java.util.function.Function;

/** Answer to a request for an access token. */
public sealed interface TokenAnswer permits AccessToken, NoToken {

    /** Returns what the matching function makes of this. */
    <T> T fold(Function<AccessToken, ? extends T> onToken, Function<WireFailure, ? extends T> onFailure);
}
