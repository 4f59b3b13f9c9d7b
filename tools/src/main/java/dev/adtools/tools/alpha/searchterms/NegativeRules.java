package dev.adtools.tools.alpha.searchterms;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Decides whether a term without conversion should be excluded, and by which rule. */
final class NegativeRules {

    private static final long LOW_CTR_CLICKS = 30;
    private static final long LEAST_CLICKS = 20;
    private static final BigDecimal THREE = new BigDecimal(3);
    private static final int EXACT_WORDS = 2;

    /** Words of people who want to know, not to buy. */
    private static final List<String> INFORMATIONAL = List.of(
            "define",
            "definition",
            "diy",
            "free",
            "how do",
            "how does",
            "how to",
            "job",
            "jobs",
            "log in",
            "login",
            "meaning",
            "pdf",
            "reddit",
            "review",
            "reviews",
            "salary",
            "sign in",
            "tutorial",
            "what are",
            "what is",
            "who is",
            "why is",
            "wiki",
            "wikipedia");

    private final Account account;

    NegativeRules(Account account) {
        this.account = account;
    }

    /** Returns the suggestion of the surest rule that applies. */
    Optional<Suggestion> suggest(Term term) {
        if (term.counts().converting()) {
            return Optional.empty();
        }
        if (costs(term, 4)) {
            return suggestion(TermRule.ST_NEG_1, byLength(term), 80, "No conversion at twice the target cost or more.");
        } else if (costs(term, 3)) {
            return suggestion(TermRule.ST_NEG_2, byLength(term), 60, "No conversion at 1.5 times the target cost.");
        } else if (lowClickRate(term)) {
            return suggestion(
                    TermRule.ST_NEG_3,
                    byLength(term),
                    50,
                    "No conversion in 30 clicks or more, and half the account's click rate or less.");
        } else if (manyClicks(term)) {
            return suggestion(
                    TermRule.ST_NEG_4,
                    byLength(term),
                    50,
                    "No conversion in three times the clicks that a conversion usually takes.");
        }
        return informational(term)
                ? suggestion(
                        TermRule.ST_NEG_5,
                        MatchType.PHRASE,
                        40,
                        "The words are those of people who look for information.")
                : Optional.empty();
    }

    private boolean costs(Term term, int halves) {
        return account.costs(term.counts(), halves);
    }

    private boolean lowClickRate(Term term) {
        // Multiplied out, so that nothing is rounded: c/i < 0.5 C/I.
        BigDecimal own = product(2 * term.counts().clicks(), account.totals().impressions());
        BigDecimal usual = product(account.totals().clicks(), term.counts().impressions());
        return term.counts().clicks() >= LOW_CTR_CLICKS && own.compareTo(usual) < 0;
    }

    private boolean manyClicks(Term term) {
        BigDecimal conversions = account.totals().conversions();
        BigDecimal clicks = BigDecimal.valueOf(term.counts().clicks());
        return !account.hasTarget()
                && conversions.signum() > 0
                && term.counts().clicks() >= LEAST_CLICKS
                && clicks.multiply(conversions)
                                .compareTo(BigDecimal.valueOf(account.totals().clicks())
                                        .multiply(THREE))
                        >= 0;
    }

    private static boolean informational(Term term) {
        return term.counts().costMicros() > 0
                && INFORMATIONAL.stream().anyMatch(words -> TermText.holds(term.text(), words));
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
