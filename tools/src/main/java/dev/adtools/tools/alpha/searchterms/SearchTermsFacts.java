package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Facts that hold of all terms together.
 *
 * @param summary the result in one or two sentences
 * @param accountId the account
 * @param currency the currency of all amounts, where it is known
 * @param dateRange the days that the rows cover, where they are known
 * @param totals sums over all terms
 * @param wasted what becomes of the cost without conversion
 * @param duplicates terms that came in more than one row
 * @param rejectedRows rows that were left out
 * @param assumptions what the rules took as given
 * @param insights what else is worth knowing
 * @param leftOut how many entries of each list are left out
 * @param source the world that the rows were fetched from; null when they were given
 */
public record SearchTermsFacts(
        String summary,
        String accountId,
        @Nullable String currency,
        @Nullable JsonObject dateRange,
        TermTotals totals,
        WastedCost wasted,
        List<DuplicateTerm> duplicates,
        List<RejectedRow> rejectedRows,
        Assumptions assumptions,
        List<Insight> insights,
        LeftOut leftOut,
        @Nullable Source source) {

    /** Copies the lists. */
    public SearchTermsFacts {
        duplicates = List.copyOf(duplicates);
        rejectedRows = List.copyOf(rejectedRows);
        insights = List.copyOf(insights);
    }
}
