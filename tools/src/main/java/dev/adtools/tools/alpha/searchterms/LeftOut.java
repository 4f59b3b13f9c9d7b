package dev.adtools.tools.alpha.searchterms;

/**
 * Numbers of entries that the lists have beyond those that are answered.
 *
 * @param negativeCandidates terms and phrases to exclude
 * @param promoteCandidates terms to add
 * @param watch watched ones
 * @param blocked blocked ones
 * @param ngrams words and groups of words
 * @param duplicates terms that came in more than one row
 * @param rejectedRows rows that were left out
 */
public record LeftOut(
        int negativeCandidates,
        int promoteCandidates,
        int watch,
        int blocked,
        int ngrams,
        int duplicates,
        int rejectedRows) {

    int sum() {
        return negativeCandidates + promoteCandidates + watch + blocked + ngrams + duplicates + rejectedRows;
    }
}
