package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.table.RawTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every term with its numbers and the rule that applies, in the shape of {@link RawTable}: the members of a sealed
 * answer stand in one package.
 *
 * @param columns the names of the columns
 * @param rows one value per column each
 * @param currency the currency of all amounts, where it is known
 * @param dateRange the days that the rows cover, where they are known
 * @param totals sums over all rows
 * @param hasMore always false: all terms are answered at once
 * @param nextCursor always null
 */
public record SearchTermsTable(
        List<String> columns,
        List<JsonArray> rows,
        @Nullable String currency,
        @Nullable JsonObject dateRange,
        @Nullable JsonObject totals,
        boolean hasMore,
        @Nullable String nextCursor)
        implements SearchTermsAnswer {

    static SearchTermsTable of(RawTable table) {
        return new SearchTermsTable(
                table.columns(),
                table.rows(),
                table.currency(),
                table.dateRange(),
                table.totals(),
                table.hasMore(),
                table.nextCursor());
    }
}
