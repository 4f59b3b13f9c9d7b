package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Micros;
import org.jspecify.annotations.Nullable;

/**
 * Options that the caller wants for an analysis.
 *
 * @param targetCost what a conversion may cost, where the caller says so
 * @param lists what must not be excluded, and what exists already
 * @param state what the platform says of the account beside its search terms
 * @param minClicks the clicks below which the rules that look at cost only watch a term
 * @param topN the most entries per list of the answer
 */
public record AnalysisOptions(
        @Nullable Micros targetCost, TermLists lists, AccountState state, int minClicks, int topN) {}
