package dev.adtools.server.http;

import java.util.function.BiConsumer;

/** The headers of every answer: its request's id, and that no cache keeps it and no browser guesses what it is. */
final class CommonHeaders {

    private CommonHeaders() {}

    /** Names each header and its value. */
    static void forEach(String requestId, BiConsumer<String, String> header) {
        header.accept(RequestIds.HEADER, requestId);
        header.accept("Cache-Control", "no-store");
        header.accept("X-Content-Type-Options", "nosniff");
    }
}
