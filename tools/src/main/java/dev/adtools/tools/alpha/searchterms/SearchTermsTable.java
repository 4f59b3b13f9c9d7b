package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every term with its numbers and the rule that applies: one name per column, one array per row.
 *
 * @param columns the names of the columns
 * @param rows one value per column each
 * @param currency the currency of all amounts, where it is known
 * @param dateRange the days that the rows cover, where they are known
 * @param totals sums over all rows
 * @param hasMore always false: all terms are answered at once
 * @param nextCursor always null
 * @param source the world that the rows were fetched from; null when they were given
 */
public record SearchTermsTable(
        List<String> columns,
        List<JsonArray> rows,
        @Nullable String currency,
        @Nullable JsonObject dateRange,
        @Nullable JsonObject totals,
        boolean hasMore,
        @Nullable String nextCursor,
        @Nullable Source source)
        implements SearchTermsAnswer {

    /** Copies the lists. */
    public SearchTermsTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
