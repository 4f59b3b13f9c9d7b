package dev.adtools.server.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.Query;

/**
 * Revision of a row, to find a change of its state.
 *
 * @param text another one after each change of the row's state
 * @param open whether the row may still change
 */
public record RowRevision(String text, boolean open) {

    /** Returns the revisions of rows by their ids, from a query of {@code id}, {@code revision} and {@code open} (0 or 1). */
    public static Map<String, RowRevision> of(Query query, Collection<String> ids) {
        Map<String, RowRevision> found = new HashMap<>();
        query.bindList("ids", ids)
                .map((rows, context) -> Map.entry(
                        rows.getString("id"), new RowRevision(rows.getString("revision"), rows.getInt("open") == 1)))
                .forEach(row -> found.put(row.getKey(), row.getValue()));
        return found;
    }

    /** Lookup of the revisions of rows of one kind. */
    @FunctionalInterface
    public interface RevisionLookup {

        /** Returns the revisions of some rows by their ids; none for an id without a row. */
        Map<String, RowRevision> of(Collection<String> ids);
    }
}
