package dev.adtools.tools.alpha.searchterms;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Reasons to watch what a rule would exclude. */
final class Caution {

    /** Why nothing is excluded because of the last days. */
    static final String RECENT = "Only with days that are too recent to judge: conversions may still arrive.";

    private static final String NEW = "It was not seen in the period before.";
    private static final String FEW_CLICKS = "It has fewer clicks than min_clicks.";

    private final NavigableSet<String> before = new TreeSet<>();
    private final Optional<PhraseIndex> index;
    private final int minClicks;

    /**
     * Takes the period before.
     *
     * @param terms its terms
     * @param isKnown whether they are known
     * @param minClicks the clicks below which cost alone says nothing
     */
    Caution(List<Term> terms, boolean isKnown, int minClicks) {
        terms.forEach(term -> before.add(term.text()));
        index = isKnown ? Optional.of(new PhraseIndex(before)) : Optional.empty();
        this.minClicks = minClicks;
    }

    /** Returns whether it is known what was searched for in the period before. */
    boolean knowsBefore() {
        return index.isPresent();
    }

    Optional<String> ofNewTerm(String text) {
        return knowsBefore() && !before.contains(text) ? Optional.of(NEW) : Optional.empty();
    }

    Optional<String> ofNewPhrase(String text) {
        return index.filter(known -> known.holding(text).isEmpty()).map(known -> NEW);
    }

    Optional<String> ofFewClicks(Counts judged) {
        return judged.clicks() < minClicks ? Optional.of(FEW_CLICKS) : Optional.empty();
    }
}
