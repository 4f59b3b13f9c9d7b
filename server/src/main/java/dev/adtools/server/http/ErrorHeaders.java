package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.auth.Challenge;
import java.util.function.BiConsumer;

/** The headers that go with a failure: when to come back or how to send the body (RFC 9110), or what the token lacks (RFC 6750). */
final class ErrorHeaders {

    /** The detail that names the encodings of a body that are taken. */
    static final String ENCODINGS = "accept_encoding";

    private ErrorHeaders() {}

    /** Names each header and its value. */
    static void forEach(ToolError error, BiConsumer<String, String> header) {
        if (error.details().get("retry_after_seconds") instanceof JsonNumber seconds) {
            header.accept("Retry-After", seconds.value().toBigInteger().toString());
        }
        if (error.details().get(ENCODINGS) instanceof JsonString taken) {
            header.accept("Accept-Encoding", taken.value());
        }
        String challenge = Challenge.to(error);
        if (challenge != null) {
            header.accept("WWW-Authenticate", challenge);
        }
    }
}
