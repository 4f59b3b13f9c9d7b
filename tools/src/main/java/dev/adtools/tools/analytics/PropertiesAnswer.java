package dev.adtools.tools.analytics;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_analytics_properties}. */
public sealed interface PropertiesAnswer {

    /**
     * The properties as objects.
     *
     * @param rows the properties of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many properties all pages hold
     * @param source the world they are in
     */
    record Listing(
            List<Property> rows, boolean hasMore, @Nullable String nextCursor, int total, Source source)
            implements PropertiesAnswer {
        public Listing {
            rows = List.copyOf(rows);
        }
    }

    /**
     * The properties as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source) implements PropertiesAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One property.
     *
     * @param propertyId its id, {@code properties/} and a number
     * @param name what its owners call it; foreign text
     * @param propertyType {@code ORDINARY}, {@code SUBPROPERTY} or {@code ROLLUP}, or a later word; null when the
     *     platform does not tell
     * @param analyticsAccountId the analytics account that it belongs to, {@code accounts/} and a number
     * @param analyticsAccountName what that account is called; foreign text
     */
    record Property(
            String propertyId,
            String name,
            @Nullable String propertyType,
            String analyticsAccountId,
            String analyticsAccountName) {}
}
