package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Terms that a rule would exclude, and that are watched or blocked instead. */
final class Withheld {

    private final List<WatchedTerm> watched = new ArrayList<>();
    private final List<BlockedTerm> blocked = new ArrayList<>();
    private long watchedMicros;
    private long blockedMicros;

    void watch(Term term, Suggestion suggestion, String reason) {
        watch(term.text(), suggestion, reason, List.of(term));
    }

    void watch(Phrase phrase, String reason) {
        watch(phrase.text(), phrase.suggestion(), reason, phrase.terms());
    }

    private void watch(String text, Suggestion suggestion, String reason, List<Term> terms) {
        SearchTermMetrics metrics = SearchTermMetrics.of(Counts.of(terms));
        watchedMicros += metrics.costMicros();
        watched.add(new WatchedTerm(text, TermRule.ST_WATCH.id(), suggestion.rule(), reason, terms.size(), metrics));
    }

    void block(Term term, Suggestion suggestion, Blocker blocker) {
        block(term, TermRule.ST_PROTECT.id(), suggestion, blocker);
    }

    void blockAsUnfit(Term term, Suggestion suggestion) {
        Blocker limits = new Blocker("keyword_limits", "at most 80 characters and 10 words, no special characters");
        block(term, TermRule.ST_TEXT_1.id(), suggestion, limits);
    }

    private void block(Term term, String rule, Suggestion suggestion, Blocker blocker) {
        SearchTermMetrics metrics = SearchTermMetrics.of(term.counts());
        blockedMicros += term.counts().converting() ? 0 : metrics.costMicros();
        blocked.add(new BlockedTerm(term.text(), rule, suggestion.rule(), blocker, metrics));
    }

    void sort() {
        watched.sort(
                Comparator.comparingLong((WatchedTerm term) -> term.metrics().costMicros())
                        .reversed()
                        .thenComparing(WatchedTerm::text));
        blocked.sort(
                Comparator.comparingLong((BlockedTerm term) -> term.metrics().costMicros())
                        .reversed()
                        .thenComparing(BlockedTerm::text));
    }

    List<WatchedTerm> watched() {
        return watched;
    }

    List<BlockedTerm> blocked() {
        return blocked;
    }

    long watchedMicros() {
        return watchedMicros;
    }

    long blockedMicros() {
        return blockedMicros;
    }
}
