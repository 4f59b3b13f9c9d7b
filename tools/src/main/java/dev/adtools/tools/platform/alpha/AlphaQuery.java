package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * A query, and the reader of its rows. It selects the fields that the reader reads, so that each is named once.
 *
 * @param <T> what a row is read as
 * @param text the query's text: our own, with checked ids and days at most
 * @param reader reads a row; the same fields of each, whatever they hold
 */
record AlphaQuery<T>(String text, Function<AlphaRow, T> reader) {

    /** Returns the query for all rows of a resource. */
    static <T> AlphaQuery<T> from(String resource, Function<AlphaRow, T> reader) {
        Set<String> fields = new LinkedHashSet<>();
        T unused = reader.apply(AlphaRow.noting(fields));
        return new AlphaQuery<>("SELECT " + String.join(", ", fields) + " FROM " + resource, reader);
    }

    /** Returns this query for those rows that fulfil one more condition. */
    AlphaQuery<T> where(String condition) {
        return new AlphaQuery<>(text + (text.contains(" WHERE ") ? " AND " : " WHERE ") + condition, reader);
    }

    /** Returns this query for one row at most. */
    AlphaQuery<T> first() {
        return new AlphaQuery<>(text + " LIMIT 1", reader);
    }

    T read(JsonNode row) {
        return reader.apply(AlphaRow.of(row));
    }
}
