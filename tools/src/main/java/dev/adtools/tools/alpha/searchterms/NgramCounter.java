package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Counts the n-grams of terms, each once per term, and finds those that only cost. */
final class NgramCounter {

    private static final int CANDIDATE_TERMS = 3;
    private static final Comparator<Map.Entry<String, Sum>> BY_COST = Comparator.comparingLong(
                    (Map.Entry<String, Sum> entry) -> entry.getValue().counts.costMicros())
            .reversed()
            .thenComparing(Map.Entry::getKey);

    private final List<Term> terms;
    private final Account account;
    private final Limits limits;
    private final Set<String> suggested;
    private final int most;
    private int leftOut;

    /**
     * Takes what to count.
     *
     * @param terms the terms
     * @param account what they say together
     * @param limits what must not be excluded
     * @param suggested what is suggested for exclusion
     * @param most how many to show of each length
     */
    NgramCounter(List<Term> terms, Account account, Limits limits, Set<String> suggested, int most) {
        this.terms = terms;
        this.account = account;
        this.limits = limits;
        this.suggested = suggested;
        this.most = most;
    }

    NgramGroups groups() {
        return new NgramGroups(top(1), top(2), top(Ngrams.LONGEST));
    }

    /** Returns how many are not shown, once they have been counted. */
    int leftOut() {
        return leftOut;
    }

    private List<Ngram> top(int size) {
        Map<String, Sum> sums = new HashMap<>();
        for (Term term : terms) {
            for (String text : Ngrams.of(term.words(), size)) {
                sums.merge(text, new Sum(1, term.counts()), Sum::plus);
            }
        }
        List<Map.Entry<String, Sum>> byCost = new ArrayList<>(sums.entrySet());
        byCost.sort(BY_COST);
        leftOut += Math.max(0, byCost.size() - most);
        List<Ngram> ngrams = new ArrayList<>();
        for (Map.Entry<String, Sum> entry : byCost.subList(0, Math.min(byCost.size(), most))) {
            ngrams.add(ngram(entry.getKey(), entry.getValue()));
        }
        return ngrams;
    }

    private Ngram ngram(String text, Sum sum) {
        boolean wasteful = sum.terms >= CANDIDATE_TERMS
                && !sum.counts.converting()
                && account.costs(sum.counts, 2)
                && !limits.lists().isNegative(text);
        Optional<Blocker> blocker = wasteful && !suggested.contains(text) ? blocker(text) : Optional.empty();
        return new Ngram(
                text, sum.terms, SearchTermMetrics.of(sum.counts), wasteful && blocker.isEmpty(), blocker.orElse(null));
    }

    private Optional<Blocker> blocker(String text) {
        return limits.protection()
                .blocker(text)
                .or(() -> limits.keywords().hit(text).map(keyword -> new Blocker("existing_keyword", keyword)));
    }

    private record Sum(int terms, Counts counts) {

        Sum plus(Sum other) {
            return new Sum(terms + other.terms, counts.plus(other.counts));
        }
    }
}
