package dev.adtools.tools.paging;

import dev.adtools.api.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list.
 *
 * @param <T> a row
 * @param rows the rows
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record Page<T>(
        List<T> rows, boolean hasMore, @Nullable String nextCursor) {

    /** Copies the list. */
    public Page {
        rows = List.copyOf(rows);
    }

    /** Returns what stands beside the rows. */
    public ListFacts facts(int total, Source source) {
        return new ListFacts(hasMore, nextCursor, total, source);
    }
}
