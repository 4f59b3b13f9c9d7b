package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Decides for each term what to suggest, at most one thing. */
final class Suggestions {

    private static final Comparator<Candidate> SUREST = Comparator.comparingInt(Candidate::score)
            .thenComparing(candidate -> candidate.metrics().costMicros())
            .reversed()
            .thenComparing(Candidate::text);
    /** These two rules look at cost alone, so few clicks can trip them. */
    private static final Set<String> COST_RULES = Set.of(TermRule.ST_NEG_1.id(), TermRule.ST_NEG_2.id());

    private final List<Candidate> negatives = new ArrayList<>();
    private final List<Candidate> keywords = new ArrayList<>();
    private final List<WatchedTerm> watched = new ArrayList<>();
    private final List<BlockedTerm> blocked = new ArrayList<>();
    private final Map<String, Suggestion> byTerm = new TreeMap<>();
    private final Protection protection;
    private final AnalysisOptions options;
    private final Optional<Set<String>> seenBefore;

    /**
     * Starts without suggestions.
     *
     * @param protection what must not be excluded
     * @param options what the caller wants
     * @param seenBefore the terms of the period before, where the caller gave it
     */
    Suggestions(Protection protection, AnalysisOptions options, Optional<Set<String>> seenBefore) {
        this.protection = protection;
        this.options = options;
        this.seenBefore = seenBefore;
    }

    /** Looks at all terms. */
    void consider(List<Term> terms, NegativeRules exclude, PromotionRules promote) {
        for (Term term : terms) {
            if (term.excluded() || options.lists().isNegative(term.text())) {
                continue;
            }
            Optional<Suggestion> negative = exclude.suggest(term);
            if (negative.isPresent()) {
                exclude(term, negative.get());
            } else if (!term.keyword() && !options.lists().isKeyword(term.text())) {
                promote.suggest(term).ifPresent(suggestion -> promote(term, suggestion));
            }
        }
        negatives.sort(SUREST);
        keywords.sort(SUREST);
        watched.sort(
                Comparator.comparingLong((WatchedTerm term) -> term.metrics().costMicros())
                        .reversed()
                        .thenComparing(WatchedTerm::text));
        blocked.sort(
                Comparator.comparingLong((BlockedTerm term) -> term.metrics().costMicros())
                        .reversed()
                        .thenComparing(BlockedTerm::text));
    }

    private void exclude(Term term, Suggestion suggestion) {
        Optional<Blocker> blocker = protection.blocker(term.text());
        if (blocker.isPresent()) {
            blocked.add(blocked(term, TermRule.ST_PROTECT.id(), suggestion, blocker.get()));
        } else if (seenBefore.filter(before -> !before.contains(term.text())).isPresent()) {
            watch(term, suggestion, "It was not seen in the period before.");
        } else if (COST_RULES.contains(suggestion.rule()) && term.counts().clicks() < options.minClicks()) {
            watch(term, suggestion, "It has fewer clicks than min_clicks.");
        } else if (fits(term, suggestion)) {
            negatives.add(Candidate.negative(term, suggestion));
            byTerm.put(term.text(), suggestion);
        }
    }

    private void promote(Term term, Suggestion suggestion) {
        if (fits(term, suggestion)) {
            keywords.add(Candidate.keyword(term, suggestion));
            byTerm.put(term.text(), suggestion);
        }
    }

    private void watch(Term term, Suggestion suggestion, String reason) {
        watched.add(new WatchedTerm(
                term.text(), TermRule.ST_WATCH.id(), suggestion.rule(), reason, Metrics.of(term.counts())));
    }

    private boolean fits(Term term, Suggestion suggestion) {
        boolean fits = TermText.fitsKeyword(term.text());
        if (!fits) {
            Blocker limits = new Blocker("keyword_limits", "at most 80 characters and 10 words, no special characters");
            blocked.add(blocked(term, TermRule.ST_TEXT_1.id(), suggestion, limits));
        }
        return fits;
    }

    private static BlockedTerm blocked(Term term, String rule, Suggestion suggestion, Blocker blocker) {
        return new BlockedTerm(term.text(), rule, suggestion.rule(), blocker, Metrics.of(term.counts()));
    }

    List<Candidate> negatives() {
        return negatives;
    }

    List<Candidate> keywords() {
        return keywords;
    }

    List<WatchedTerm> watched() {
        return watched;
    }

    List<BlockedTerm> blocked() {
        return blocked;
    }

    /** Returns what was suggested for a term. */
    Optional<Suggestion> of(String text) {
        return Optional.ofNullable(byTerm.get(text));
    }
}
