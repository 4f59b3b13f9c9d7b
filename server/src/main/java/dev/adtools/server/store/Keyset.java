package dev.adtools.server.store;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * Where a page of a list that is ordered by time and id ends.
 *
 * @param at the time of its last row, in epoch milliseconds
 * @param id the id of its last row
 */
public record Keyset(long at, String id) {

    /** Before every row. */
    public static final Keyset START = new Keyset(Long.MIN_VALUE, "");

    /** Returns the text that clients hand back; its form is no promise. */
    public String cursor() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString((at + ":" + id).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the keyset of a cursor; empty when it is not one. */
    public static Optional<Keyset> of(String cursor) {
        try {
            String text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
            int colon = text.indexOf(':');
            return colon < 0
                    ? Optional.empty()
                    : Optional.of(new Keyset(Long.parseLong(text, 0, colon, 10), text.substring(colon + 1)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
