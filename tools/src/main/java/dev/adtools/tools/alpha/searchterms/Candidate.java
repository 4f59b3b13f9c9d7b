package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;
import java.util.List;

/**
 * A term, or words that terms share, that should be excluded or become a keyword.
 *
 * @param text the term or the words, which are foreign text
 * @param matchType how the keyword should match
 * @param level where it belongs
 * @param places the campaigns or ad groups, those where it costs most first, at most ten; one where the answer is full
 * @param placesLeftOut how many more there are
 * @param score how sure the rule is, 0 to 100
 * @param rule the rule that suggests it
 * @param reason why
 * @param terms how many terms it covers
 * @param examples the dearest of them, at most three; empty for a single term, and where the answer is full
 * @param metrics the numbers of these terms in these places
 * @param potentialSavingMicros what would not have been spent; 0 for a new keyword
 */
public record Candidate(
        String text,
        MatchType matchType,
        Level level,
        List<CandidatePlace> places,
        int placesLeftOut,
        int score,
        String rule,
        String reason,
        int terms,
        List<String> examples,
        SearchTermMetrics metrics,
        long potentialSavingMicros) {

    private static final int MOST_PLACES = 10;
    private static final String FRAME =
            "{\"text\":\"match_type\":\"level\":\"places\":[],\"places_left_out\":,\"score\":,\"rule\":"
                    + "\"reason\":\"terms\":,\"examples\":[],\"metrics\":\"potential_saving_micros\":},";

    /** Copies the lists. */
    public Candidate {
        places = List.copyOf(places);
        examples = List.copyOf(examples);
    }

    static Candidate negative(Term term, Suggestion suggestion, Reach reach) {
        return of(
                term.text(),
                suggestion,
                reach,
                List.of(term),
                List.of(),
                term.counts().costMicros());
    }

    static Candidate negative(Phrase phrase) {
        return of(
                phrase.text(),
                phrase.suggestion(),
                phrase.reach(),
                phrase.terms(),
                phrase.examples(),
                phrase.counts().costMicros());
    }

    static Candidate keyword(Term term, Suggestion suggestion, Reach reach) {
        return of(term.text(), suggestion, reach, List.of(term), List.of(), 0);
    }

    /** Returns it with its most expensive place alone and without examples. */
    Candidate brief() {
        int shown = Math.min(places.size(), 1);
        return new Candidate(
                text,
                matchType,
                level,
                places.subList(0, shown),
                placesLeftOut + places.size() - shown,
                score,
                rule,
                reason,
                terms,
                List.of(),
                metrics,
                potentialSavingMicros);
    }

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, placesLeftOut, score, terms, potentialSavingMicros)
                + AnswerSize.ofTexts(text, matchType.name(), level.name(), rule, reason)
                + AnswerSize.ofTexts(examples.toArray(new String[0]))
                + AnswerSize.sum(places, CandidatePlace::bytes)
                + metrics.bytes();
    }

    private static Candidate of(
            String text, Suggestion suggestion, Reach reach, List<Term> terms, List<String> examples, long saving) {
        int places = reach.places().size();
        int shown = Math.min(places, MOST_PLACES);
        return new Candidate(
                text,
                suggestion.matchType(),
                reach.level(),
                reach.places().subList(0, shown),
                places - shown,
                suggestion.score(),
                suggestion.rule(),
                suggestion.reason(),
                terms.size(),
                examples,
                SearchTermMetrics.of(Counts.of(terms)),
                saving);
    }
}
