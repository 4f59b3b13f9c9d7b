package dev.adtools.tools.table;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a performance-style read for {@code raw_data: true}: one name per column, one array per row.
 *
 * @param columns the names of the columns
 * @param rows one value per column each; numbers are numbers, what is not known is null
 * @param currency the ISO 4217 code of all money in the rows, where it is known
 * @param dateRange the days that the rows cover, where they are known
 * @param totals sums over all rows, also over those of other pages
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page
 */
public record RawTable(
        List<String> columns,
        List<JsonArray> rows,
        @Nullable String currency,
        @Nullable JsonObject dateRange,
        @Nullable JsonObject totals,
        boolean hasMore,
        @Nullable String nextCursor) {

    /** Copies the lists. */
    public RawTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
