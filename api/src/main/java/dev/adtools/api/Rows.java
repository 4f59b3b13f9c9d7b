package dev.adtools.api;

import dev.adtools.api.json.JsonArray;
import java.util.List;

/**
 * Rows and what stands beside them, as objects or, for {@code raw_data}, as columns and rows of values. The same stands beside both.
 *
 * @param <F> what stands beside the rows: a record, whose members are written in place of it
 * @param <R> a row as an object
 */
public sealed interface Rows<F, R> {

    /**
     * Rows as objects.
     *
     * @param <F> what stands beside the rows
     * @param <R> a row
     * @param facts what stands beside the rows
     * @param rows the rows
     */
    record OfObjects<F, R>(@Unwrapped F facts, List<R> rows) implements Rows<F, R> {
        /** Copies the list. */
        public OfObjects {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Rows of values, each value under its column's name.
     *
     * @param <F> what stands beside the rows
     * @param <R> a row, were it an object
     * @param facts what stands beside the rows
     * @param columns the names of the columns
     * @param rows one value per column each
     */
    record OfValues<F, R>(@Unwrapped F facts, List<String> columns, List<JsonArray> rows) implements Rows<F, R> {
        /** Copies the lists. */
        public OfValues {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }
}
