package dev.adtools.server.http;

import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import java.util.function.BiConsumer;

/** Writes a quota and what is left of it as the fields of draft-ietf-httpapi-ratelimit-headers-11. */
final class RateLimitHeaders {

    private RateLimitHeaders() {}

    /** Names each field and its value. */
    static void forEach(RateLimitStatus left, BiConsumer<String, String> field) {
        String name = '"' + left.limit() + '"';
        field.accept("RateLimit-Policy", name + ";q=" + left.quota() + ";w=" + left.windowSeconds());
        field.accept("RateLimit", name + ";r=" + left.remaining() + ";t=" + left.resetSeconds());
    }
}
