package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Unwrapped;
import java.util.List;

/**
 * Report on what the terms suggest. Nothing here has been applied.
 *
 * @param facts what holds of all terms together
 * @param negativeCandidates terms to exclude, and words that several of them share, what saves most first
 * @param promoteCandidates terms to add as keywords, the surest first
 * @param watch terms that would be excluded if they had been seen longer
 * @param blocked terms that a rule suggests and another forbids
 * @param ngrams the most expensive words and groups of words
 */
public record SearchTermsReport(
        @Unwrapped SearchTermsFacts facts,
        List<Candidate> negativeCandidates,
        List<Candidate> promoteCandidates,
        List<WatchedTerm> watch,
        List<BlockedTerm> blocked,
        NgramGroups ngrams)
        implements SearchTermsAnswer {

    /** Copies the lists. */
    public SearchTermsReport {
        negativeCandidates = List.copyOf(negativeCandidates);
        promoteCandidates = List.copyOf(promoteCandidates);
        watch = List.copyOf(watch);
        blocked = List.copyOf(blocked);
    }
}
