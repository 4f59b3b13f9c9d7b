package dev.adtools.server.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A part of a list.
 *
 * @param rows the rows
 * @param next the cursor of the next page; empty on the last one
 */
public record Page<T>(List<T> rows, Optional<String> next) {

    public Page {
        rows = List.copyOf(rows);
    }

    /** Returns the page of rows that were asked for with one more than the limit, so that the end is known. */
    public static <T> Page<T> of(List<T> found, int limit, Function<T, Keyset> keyset) {
        if (found.size() <= limit) {
            return new Page<>(found, Optional.empty());
        }
        List<T> rows = found.subList(0, limit);
        return new Page<>(rows, Optional.of(keyset.apply(rows.get(limit - 1)).cursor()));
    }
}
