package dev.adtools.server.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

/**
 * Position at which a page of a list ends that is sorted by time and id.
 *
 * @param at the time of its last row, in epoch milliseconds
 * @param id the id of its last row; empty before the first page
 * @param order the order of the list
 */
public record Keyset(long at, String id, ListOrder order) {

    private static final String NEWEST = "<";

    /** Returns the position before every row of a list. */
    public static Keyset start(ListOrder order) {
        return new Keyset(order == ListOrder.NEWEST ? Long.MAX_VALUE : Long.MIN_VALUE, "", order);
    }

    /** Returns the position at a row of the same list. */
    public Keyset next(Instant rowAt, String rowId) {
        return new Keyset(rowAt.toEpochMilli(), rowId, order);
    }

    /** Returns the text that clients hand back; its form is no promise. */
    public String cursor() {
        String mark = order == ListOrder.NEWEST ? NEWEST : "";
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((mark + at + ":" + id).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the keyset of a cursor; empty when it is none. */
    static Optional<Keyset> of(String cursor) {
        try {
            String text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
            boolean newest = text.startsWith(NEWEST);
            int from = newest ? NEWEST.length() : 0;
            int colon = text.indexOf(':');
            return colon < 0
                    ? Optional.empty()
                    : Optional.of(new Keyset(
                            Long.parseLong(text, from, colon, 10),
                            text.substring(colon + 1),
                            newest ? ListOrder.NEWEST : ListOrder.OLDEST));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
