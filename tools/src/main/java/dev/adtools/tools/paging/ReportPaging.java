package dev.adtools.tools.paging;

import dev.adtools.api.Arg;
import org.jspecify.annotations.Nullable;

/**
 * Page of a report that a caller wants, and the form of its rows: as of a list, with more rows at once.
 *
 * @param limit how many rows at most
 * @param cursor where to go on; null for the beginning
 * @param rawData whether rows are values under columns instead of objects
 */
public record ReportPaging(
        @Arg(description = "The limit. How many rows to answer at most.", min = 1, max = 10_000, defaultValue = "50")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 4000)
        @Nullable
        String cursor,

        @Arg(description = "Raw data. Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {

    /** Returns this page of the report that a query describes. */
    public PageRequest of(String query) {
        return new PageRequest(query, limit, cursor);
    }
}
