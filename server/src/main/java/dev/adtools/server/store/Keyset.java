package dev.adtools.server.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

/**
 * Position at which a page of a list ends that is ordered by time and id.
 *
 * @param at the time of its last row, in epoch milliseconds
 * @param id the id of its last row
 * @param newestFirst whether the list begins with its newest row
 */
public record Keyset(long at, String id, boolean newestFirst) {

    /** Before every row of a list that begins with its oldest. */
    public static final Keyset OLDEST = new Keyset(Long.MIN_VALUE, "", false);

    /** Before every row of a list that begins with its newest. */
    public static final Keyset NEWEST = new Keyset(Long.MAX_VALUE, "", true);

    private static final String MARK = "<";

    /** Returns the position at a row of a list that begins with its newest row. */
    public static Keyset newestFirst(Instant at, String id) {
        return new Keyset(at.toEpochMilli(), id, true);
    }

    /** Returns the text that clients hand back; its form is no promise. */
    public String cursor() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(((newestFirst ? MARK : "") + at + ":" + id).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the keyset of a cursor; empty when it is none of a list in the same order. */
    static Optional<Keyset> of(String cursor, boolean newestFirst) {
        try {
            String text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
            if (text.startsWith(MARK) != newestFirst) {
                return Optional.empty();
            }
            int from = newestFirst ? MARK.length() : 0;
            int colon = text.indexOf(':');
            return colon < 0
                    ? Optional.empty()
                    : Optional.of(
                            new Keyset(Long.parseLong(text, from, colon, 10), text.substring(colon + 1), newestFirst));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
