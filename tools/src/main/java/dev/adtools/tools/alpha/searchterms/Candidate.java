package dev.adtools.tools.alpha.searchterms;

/**
 * A term that should be excluded or become a keyword.
 *
 * @param text the term, which is foreign text
 * @param matchType how the keyword should match
 * @param level where it belongs
 * @param score how sure the rule is, 0 to 100
 * @param rule the rule that suggests it
 * @param reason why
 * @param metrics the term's numbers
 * @param potentialSavingMicros what would not have been spent; 0 for a new keyword
 */
public record Candidate(
        String text,
        MatchType matchType,
        Level level,
        int score,
        String rule,
        String reason,
        Metrics metrics,
        long potentialSavingMicros) {

    static Candidate negative(Term term, Suggestion suggestion) {
        return of(term, suggestion, term.level(), term.counts().costMicros());
    }

    static Candidate keyword(Term term, Suggestion suggestion) {
        return of(term, suggestion, Level.AD_GROUP, 0);
    }

    private static Candidate of(Term term, Suggestion suggestion, Level level, long saving) {
        return new Candidate(
                term.text(),
                suggestion.matchType(),
                level,
                suggestion.score(),
                suggestion.rule(),
                suggestion.reason(),
                Metrics.of(term.counts()),
                saving);
    }
}
