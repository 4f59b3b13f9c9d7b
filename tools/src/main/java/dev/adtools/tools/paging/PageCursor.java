package dev.adtools.tools.paging;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/** Writes and reads cursors: opaque to callers, and good only for the query that they came from. */
final class PageCursor {

    private static final int FINGERPRINT_BYTES = 8;

    private PageCursor() {}

    static String of(String query, PageKey last) {
        String text = fingerprint(query) + "\n" + last.sort() + "\n" + last.id();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the key behind which a cursor goes on; empty when it is no cursor of this query. */
    static Optional<PageKey> read(String query, String cursor) {
        String text;
        try {
            text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        String prefix = fingerprint(query) + "\n";
        int id = text.lastIndexOf('\n');
        return text.startsWith(prefix) && id >= prefix.length()
                ? Optional.of(new PageKey(text.substring(prefix.length(), id), text.substring(id + 1)))
                : Optional.empty();
    }

    private static String fingerprint(String query) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(query.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, FINGERPRINT_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
