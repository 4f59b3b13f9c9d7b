package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every term with its numbers, the rule that applies and the phrase that it belongs to: one name per column, one array per row.
 *
 * @param facts what holds of all terms together
 * @param columns the names of the columns
 * @param rows one value per column each, the most expensive term first
 * @param hasMore always false: all terms are answered at once
 * @param nextCursor always null
 */
public record SearchTermsTable(
        @Unwrapped SearchTermsFacts facts,
        List<String> columns,
        List<JsonArray> rows,
        boolean hasMore,
        @Nullable String nextCursor)
        implements SearchTermsAnswer {

    /** Copies the lists. */
    public SearchTermsTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
