package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.server.auth.Challenge;
import java.util.function.BiConsumer;

/** The headers that go with a failure: when to come back (RFC 9110), or what the token lacks (RFC 6750). */
final class ErrorHeaders {

    private ErrorHeaders() {}

    /** Names each header and its value. */
    static void forEach(ToolError error, BiConsumer<String, String> header) {
        if (error.details().get("retry_after_seconds") instanceof JsonNumber seconds) {
            header.accept("Retry-After", seconds.value().toBigInteger().toString());
        }
        String challenge = Challenge.to(error);
        if (challenge != null) {
            header.accept("WWW-Authenticate", challenge);
        }
    }
}
