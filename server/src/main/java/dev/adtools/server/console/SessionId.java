package dev.adtools.server.console;

import dev.adtools.server.call.Sha256;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Id of a session, which the browser alone keeps: the database has its hash, and forms have a token that is made of it.
 *
 * @param text the id as the cookie has it
 */
record SessionId(String text) {

    // A browser takes a cookie of this prefix from the host itself alone, over HTTPS or from this machine (RFC
    // 6265bis).
    static final String COOKIE = "__Host-adtools";

    private static final int BYTES = 32;
    private static final Pattern SHOWN = Pattern.compile("(?:^|;)\\s*" + COOKIE + "=([A-Za-z0-9_-]{43})\\s*(?=;|$)");

    static SessionId random(SecureRandom random) {
        return new SessionId(secret(random));
    }

    /** Returns 256 random bits, as a cookie and an address can have them. */
    static String secret(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Returns the id in the cookies of a request; empty where there is none, or more than one. */
    static Optional<SessionId> in(List<String> cookies) {
        List<SessionId> shown = cookies.stream()
                .flatMap(header -> SHOWN.matcher(header).results())
                .map(found -> new SessionId(found.group(1)))
                .distinct()
                .toList();
        return shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
    }

    /** Returns the id that a request shows. */
    static Optional<SessionId> of(ContainerRequestContext request) {
        return in(request.getHeaders().getOrDefault(HttpHeaders.COOKIE, List.of()));
    }

    String hash() {
        return Sha256.hex("adtools session " + text);
    }

    /** Returns the token that a form of this session sends along, which no page of another origin can read. */
    String formToken() {
        return Sha256.hex("adtools form " + text);
    }

    @Override
    public String toString() {
        return "SessionId";
    }
}
