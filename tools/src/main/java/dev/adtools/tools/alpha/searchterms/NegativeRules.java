package dev.adtools.tools.alpha.searchterms;

import java.math.BigDecimal;
import java.util.Optional;

/** Decides whether a term without conversion should be excluded, and by which rule. */
final class NegativeRules {

    private static final long LOW_CTR_CLICKS = 30;
    private static final long LEAST_CLICKS = 20;
    private static final int EXACT_WORDS = 2;
    private static final int PROVING_TERMS = 3;

    private final Account account;

    NegativeRules(Account account) {
        this.account = account;
    }

    /**
     * Returns the suggestion of the surest rule that applies.
     *
     * @param term the term
     * @param judged which of its numbers to look at
     */
    Optional<Suggestion> suggest(Term term, Counts judged) {
        if (term.counts().converting()) {
            return Optional.empty();
        }
        if (account.costs(judged, 4)) {
            return suggestion(TermRule.ST_NEG_1, byLength(term), 80, "No conversion at twice the target cost or more.");
        } else if (account.costs(judged, 3)) {
            return suggestion(TermRule.ST_NEG_2, byLength(term), 60, "No conversion at 1.5 times the target cost.");
        } else if (lowClickRate(judged)) {
            return suggestion(
                    TermRule.ST_NEG_3,
                    byLength(term),
                    50,
                    "No conversion in 30 clicks or more, and half the account's click rate or less.");
        } else if (manyClicks(judged)) {
            return suggestion(
                    TermRule.ST_NEG_4,
                    byLength(term),
                    50,
                    "No conversion in three times the clicks that a conversion usually takes.");
        }
        return judged.costMicros() > 0 && Informational.is(term)
                ? suggestion(
                        TermRule.ST_NEG_5,
                        MatchType.PHRASE,
                        40,
                        "The words are those of people who look for information.")
                : Optional.empty();
    }

    /** Returns what to do with words that several terms share, by the numbers of these terms together. */
    Optional<Suggestion> suggestTogether(int terms, Counts judged) {
        return terms >= PROVING_TERMS && account.expectsThreeConversions(judged)
                ? suggestion(
                        TermRule.ST_NGRAM_1,
                        MatchType.PHRASE,
                        80,
                        "No conversion of any term with these words, where three were due.")
                : Optional.empty();
    }

    /** Returns what to do with words that several terms share, by the words. */
    Optional<Suggestion> suggestByWords(String words, int terms) {
        return terms > 1 && Informational.isPhrase(words)
                ? suggestion(
                        TermRule.ST_NEG_5,
                        MatchType.PHRASE,
                        40,
                        "These are words of people who look for information, in several terms.")
                : Optional.empty();
    }

    private boolean lowClickRate(Counts judged) {
        // Multiplied out, so that nothing is rounded: c/i < 0.5 C/I.
        BigDecimal own = product(2 * judged.clicks(), account.totals().impressions());
        BigDecimal usual = product(account.totals().clicks(), judged.impressions());
        return judged.clicks() >= LOW_CTR_CLICKS && own.compareTo(usual) < 0;
    }

    private boolean manyClicks(Counts judged) {
        return !account.hasTarget() && judged.clicks() >= LEAST_CLICKS && account.hasClicksOfThreeConversions(judged);
    }

    private static MatchType byLength(Term term) {
        return term.words().size() <= EXACT_WORDS ? MatchType.EXACT : MatchType.PHRASE;
    }

    private static Optional<Suggestion> suggestion(TermRule rule, MatchType match, int score, String reason) {
        return Optional.of(new Suggestion(rule.id(), match, score, reason));
    }

    private static BigDecimal product(long a, long b) {
        return BigDecimal.valueOf(a).multiply(BigDecimal.valueOf(b));
    }
}
