package dev.adtools.server.http;

import dev.adtools.server.call.Allowance;
import java.util.function.BiConsumer;

/** Writes what is left of a quota as the fields of draft-ietf-httpapi-ratelimit-headers-10. */
final class RateFields {

    private static final int TOO_MANY = 429;

    private RateFields() {}

    /** Names each field and its value: what is left, and behind a refusal what the quota is. */
    static void forEach(Allowance left, int status, BiConsumer<String, String> field) {
        String name = '"' + left.limit() + '"';
        if (status == TOO_MANY) {
            field.accept("RateLimit-Policy", name + ";q=" + left.quota() + ";w=" + left.windowSeconds());
        }
        field.accept("RateLimit", name + ";r=" + left.remaining() + ";t=" + left.resetSeconds());
    }
}
