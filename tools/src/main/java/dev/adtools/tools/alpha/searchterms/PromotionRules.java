package dev.adtools.tools.alpha.searchterms;

import java.math.BigDecimal;
import java.util.Optional;

/** Decides whether a term should become a keyword of its own, and by which rule. */
final class PromotionRules {

    private static final BigDecimal TWO = new BigDecimal(2);
    private static final BigDecimal THREE = new BigDecimal(3);
    private static final long TEST_CLICKS = 20;
    private static final long TEST_CTR_PERCENT = 3;

    private final Account account;

    PromotionRules(Account account) {
        this.account = account;
    }

    /** Returns the suggestion for a term that is not a keyword yet. */
    Optional<Suggestion> suggest(Term term) {
        Counts counts = term.counts();
        if (counts.conversions().compareTo(TWO) >= 0 && !isDear(term)) {
            return Optional.of(
                    new Suggestion(TermRule.ST_ADD_1.id(), MatchType.EXACT, 90, "It has two conversions or more."));
        }
        boolean affordable = account.hasTarget() && counts.costMicros() <= account.targetMicros();
        if (counts.conversions().compareTo(BigDecimal.ONE) >= 0 && affordable) {
            return Optional.of(new Suggestion(
                    TermRule.ST_ADD_2.id(), MatchType.EXACT, 70, "It has a conversion within the target cost."));
        }
        boolean clicked =
                counts.clicks() >= TEST_CLICKS && 100 * counts.clicks() >= TEST_CTR_PERCENT * counts.impressions();
        // What has used up half of what a conversion may cost has had its test.
        boolean cheap = account.hasTarget() && !account.costs(counts, 1);
        return clicked && cheap && !counts.converting()
                ? Optional.of(new Suggestion(
                        TermRule.ST_ADD_3.id(),
                        MatchType.PHRASE,
                        50,
                        "It is clicked often; a test would show whether it converts."))
                : Optional.empty();
    }

    /** Returns whether conversions of a term cost more than one and a half times the target. */
    boolean isDear(Term term) {
        Counts counts = term.counts();
        return account.hasTarget()
                && BigDecimal.valueOf(counts.costMicros())
                                .multiply(TWO)
                                .compareTo(counts.conversions()
                                        .multiply(BigDecimal.valueOf(account.targetMicros()))
                                        .multiply(THREE))
                        > 0;
    }
}
