package dev.adtools.server.http;

import java.util.function.BiConsumer;

/** Headers of everything that browsers show as a page, or load for one. */
public final class PageHeaders {

    private PageHeaders() {}

    /** Names each header and its value, for a page of a Content-Security-Policy. */
    public static void forEach(String policy, BiConsumer<String, String> header) {
        header.accept("Content-Security-Policy", policy);
        header.accept("Cross-Origin-Opener-Policy", "same-origin");
        header.accept("Cross-Origin-Resource-Policy", "same-origin");
        header.accept("Referrer-Policy", "no-referrer");
        header.accept("X-Frame-Options", "DENY");
    }
}
