package dev.adtools.tools.platform.auth;

import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts an access token on every request, and on alpha the developer token, if there is one. */
public final class BearerTransport implements WireTransport {

    private final WireTransport network;
    private final AccessTokenSource tokens;
    private final Secret developerToken;

    /** Sends over a network with tokens from a source; a blank developer token is left out. */
    public BearerTransport(WireTransport network, AccessTokenSource tokens, Secret developerToken) {
        this.network = network;
        this.tokens = tokens;
        this.developerToken = developerToken;
    }

    @Override
    public Source source() {
        return network.source();
    }

    @Override
    public boolean renewCredentials() {
        return tokens.renew();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        return tokens.token(request.deadline()).fold(token -> send(request, token.value()), failure -> failure);
    }

    private WireAnswer send(WireRequest request, Secret token) {
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.put("Authorization", "Bearer " + token.reveal());
        if (!developerToken.isBlank()) {
            headers.put("developer-token", developerToken.reveal());
        }
        return Redaction.of(network.exchange(request.withHeaders(headers)), List.of(token, developerToken));
    }
}
