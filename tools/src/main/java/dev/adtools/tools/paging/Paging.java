package dev.adtools.tools.paging;

import dev.adtools.api.Arg;
import org.jspecify.annotations.Nullable;

/**
 * Page of a list that a caller wants, and the form of its rows.
 *
 * @param limit how many rows at most
 * @param cursor where to go on; null for the beginning
 * @param rawData whether rows are values under columns instead of objects
 */
public record Paging(
        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 4000)
        @Nullable
        String cursor,

        @Arg(description = "Raw data. Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {

    /** Returns this page of the list that a query describes. */
    public PageRequest of(String query) {
        return new PageRequest(query, limit, cursor);
    }
}
