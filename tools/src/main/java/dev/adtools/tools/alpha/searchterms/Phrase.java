package dev.adtools.tools.alpha.searchterms;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Words that several terms share, none of which converts: excluded once, instead of term by term.
 *
 * @param text the words
 * @param suggestion what the rule says
 * @param terms the terms, each in the ad groups that the phrase covers
 * @param watched why it is only watched, if it is
 */
record Phrase(String text, Suggestion suggestion, List<Term> terms, Optional<String> watched) {

    private static final int MOST_EXAMPLES = 3;

    Counts counts() {
        return Counts.of(terms);
    }

    Reach reach() {
        return Reach.of(terms.stream().flatMap(term -> term.places().stream()).toList(), true);
    }

    /** Returns the dearest terms. */
    List<String> examples() {
        return terms.stream()
                .sorted(Comparator.comparingLong((Term term) -> term.counts().costMicros())
                        .reversed()
                        .thenComparing(Term::text))
                .limit(MOST_EXAMPLES)
                .map(Term::text)
                .toList();
    }
}
