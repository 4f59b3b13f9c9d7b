package dev.adtools.tools.platform.auth;

import dev.adtools.tools.platform.wire.WireFailure;
import java.util.function.Function;

/**
 * Lack of an access token.
 *
 * @param failure what a request is answered that needs one; nothing was sent
 */
record NoToken(WireFailure failure) implements TokenAnswer {

    static NoToken unreachable(String reason) {
        return new NoToken(new WireFailure(WireFailure.Stage.NOT_SENT, "no access token, " + reason));
    }

    static NoToken refused(String reason) {
        return new NoToken(new WireFailure(WireFailure.Stage.UNAUTHORISED, reason));
    }

    @Override
    public <T> T fold(Function<AccessToken, ? extends T> onToken, Function<WireFailure, ? extends T> onFailure) {
        return onFailure.apply(failure);
    }
}
