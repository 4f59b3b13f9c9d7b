package dev.adtools.tools.platform.auth;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A page's access token on beta, which goes in the place of the service's own on the requests it is put on. */
public final class PageToken {

    static final String HEADER = "Authorization";

    private static final String BEARER = "Bearer ";

    private final Secret token;

    private PageToken(Secret token) {
        this.token = token;
    }

    /** Reads it from a page's fields; empty when the platform gave none. */
    public static Optional<PageToken> of(JsonNode page) {
        Secret token = Secret.of(page.path("access_token").asText(""));
        return token.fitsHeader() ? Optional.of(new PageToken(token)) : Optional.empty();
    }

    /** Returns a request as the page makes it. */
    public WireRequest on(WireRequest request) {
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.put(HEADER, bearer(token));
        return request.withHeaders(headers);
    }

    /** Returns the token that a request has of its own. */
    static Optional<Secret> sentWith(WireRequest request) {
        return Optional.ofNullable(request.headers().get(HEADER))
                .map(value -> Secret.of(value.substring(BEARER.length())));
    }

    static String bearer(Secret token) {
        return BEARER + token.reveal();
    }
}
