package dev.adtools.tools.alpha.searchterms;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Reasons to watch what a rule would exclude. */
final class Caution {

    /** Reason why nothing is excluded because of the last days. */
    static final String RECENT = "Only with days that are too recent to judge: conversions may still arrive.";

    private static final String NEW = "It was not seen in the period before.";
    private static final String FEW_CLICKS = "It has fewer clicks than min_clicks.";

    private final NavigableSet<String> before = new TreeSet<>();
    private final Optional<PhraseIndex> index;
    private final int minClicks;
    private final boolean isAllRecent;

    /**
     * Takes the period before.
     *
     * @param terms its terms
     * @param isKnown whether they are known
     * @param minClicks the clicks below which cost alone says nothing
     * @param isAllRecent whether no day can be judged
     */
    Caution(List<Term> terms, boolean isKnown, int minClicks, boolean isAllRecent) {
        terms.forEach(term -> before.add(term.text()));
        index = isKnown ? Optional.of(new PhraseIndex(before)) : Optional.empty();
        this.minClicks = minClicks;
        this.isAllRecent = isAllRecent;
    }

    /** Returns whether it is known what was searched for in the period before. */
    boolean knowsBefore() {
        return index.isPresent();
    }

    Optional<String> ofTerm(String text) {
        if (isAllRecent) {
            return Optional.of(RECENT);
        }
        return knowsBefore() && !before.contains(text) ? Optional.of(NEW) : Optional.empty();
    }

    Optional<String> ofPhrase(String text) {
        return isAllRecent
                ? Optional.of(RECENT)
                : index.filter(known -> known.holding(text).isEmpty()).map(known -> NEW);
    }

    Optional<String> ofFewClicks(Counts judged) {
        return judged.clicks() < minClicks ? Optional.of(FEW_CLICKS) : Optional.empty();
    }
}
