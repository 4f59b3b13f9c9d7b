package dev.adtools.tools.alpha.searchterms;

import java.util.Optional;

/**
 * Evidence that several terms give together about the words that they share.
 *
 * @param terms how many cost anything
 * @param tracked their numbers where conversions are counted
 * @param judgedTerms how many cost anything that can be judged
 * @param judged what can be judged of their numbers
 */
record PhraseEvidence(int terms, Counts tracked, int judgedTerms, Counts judged) {

    static final PhraseEvidence NONE = new PhraseEvidence(0, Counts.NONE, 0, Counts.NONE);

    // Where it is open if conversions are counted, nothing shows that there were none.
    static PhraseEvidence of(Term term, Tracking tracking) {
        Counts tracked = Counts.NONE;
        Counts judged = Counts.NONE;
        for (TermPlace place : term.places()) {
            if (!tracking.isOpen(place)) {
                tracked = tracked.plus(place.counts());
                judged = judged.plus(place.judged());
            }
        }
        return new PhraseEvidence(
                term.counts().costMicros() > 0 ? 1 : 0, tracked, judged.costMicros() > 0 ? 1 : 0, judged);
    }

    PhraseEvidence plus(PhraseEvidence other) {
        return new PhraseEvidence(
                terms + other.terms,
                tracked.plus(other.tracked),
                judgedTerms + other.judgedTerms,
                judged.plus(other.judged));
    }

    /** Returns whether the days that can be judged are enough. */
    boolean isProof(NegativeRules rules) {
        return rules.suggestTogether(judgedTerms, judged).isPresent();
    }

    /** Returns what to do with the words: by what was judged, by what they mean, or by recent days too. */
    Optional<Suggestion> suggestion(NegativeRules rules, String text) {
        return rules.suggestTogether(judgedTerms, judged)
                .or(() -> rules.suggestByWords(text, terms))
                .or(() -> rules.suggestTogether(terms, tracked));
    }
}
