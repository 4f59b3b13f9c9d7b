package dev.adtools.server.call;

import java.util.Optional;

/** Reads the key that a caller gives a request (RFC 8941 String, or the same text bare). */
public final class IdempotencyKey {

    private static final int LONGEST = 255;

    private IdempotencyKey() {}

    /**
     * Reads a key, so that both spellings name the same one.
     *
     * @param text what was sent
     * @return the key without quotes; empty when it is malformed
     */
    public static Optional<String> read(String text) {
        String key = text.startsWith("\"") ? unquoted(text) : text.indexOf(',') < 0 ? text : "";
        boolean fits = !key.isEmpty() && key.length() <= LONGEST && key.chars().allMatch(c -> c > 0x20 && c < 0x7f);
        return fits ? Optional.of(key) : Optional.empty();
    }

    private static String unquoted(String text) {
        StringBuilder key = new StringBuilder(text.length());
        for (int at = 1; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                return at == text.length() - 1 ? key.toString() : "";
            }
            if (c == '\\') {
                at++;
                if (at == text.length() || (text.charAt(at) != '"' && text.charAt(at) != '\\')) {
                    return "";
                }
                c = text.charAt(at);
            }
            key.append(c);
        }
        return "";
    }
}
