package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Counts the n-grams of terms, each once per term, and finds those that only cost. */
final class NgramCounter {

    private static final int CANDIDATE_TERMS = 3;
    /** People who search type fewer; whole sentences would only cost memory. */
    private static final int MOST_WORDS = 20;

    private static final Comparator<Map.Entry<String, Sum>> BY_COST = Comparator.comparingLong(
                    (Map.Entry<String, Sum> entry) -> entry.getValue().counts.costMicros())
            .reversed()
            .thenComparing(Map.Entry::getKey);

    private final List<Term> terms;
    private final Account account;
    private final Protection protection;
    private final AnalysisOptions options;

    NgramCounter(List<Term> terms, Account account, Protection protection, AnalysisOptions options) {
        this.terms = terms;
        this.account = account;
        this.protection = protection;
        this.options = options;
    }

    NgramGroups groups() {
        return new NgramGroups(top(1), top(2), top(3));
    }

    private List<Ngram> top(int size) {
        Map<String, Sum> sums = new HashMap<>();
        for (Term term : terms) {
            for (String text : of(term.words(), size)) {
                sums.merge(text, new Sum(1, term.counts()), Sum::plus);
            }
        }
        List<Map.Entry<String, Sum>> byCost = new ArrayList<>(sums.entrySet());
        byCost.sort(BY_COST);
        List<Ngram> ngrams = new ArrayList<>();
        for (Map.Entry<String, Sum> entry : byCost.subList(0, Math.min(byCost.size(), options.topN()))) {
            ngrams.add(ngram(entry.getKey(), entry.getValue()));
        }
        return ngrams;
    }

    private static Set<String> of(List<String> words, int size) {
        Set<String> ngrams = new HashSet<>();
        int last = Math.min(words.size(), MOST_WORDS);
        for (int from = 0; from + size <= last; from++) {
            ngrams.add(String.join(" ", words.subList(from, from + size)));
        }
        return ngrams;
    }

    private Ngram ngram(String text, Sum sum) {
        boolean wasteful = sum.terms >= CANDIDATE_TERMS
                && !sum.counts.converting()
                && account.costs(sum.counts, 2)
                && !options.lists().isNegative(text);
        Optional<Blocker> blocker = wasteful ? protection.blocker(text) : Optional.empty();
        return new Ngram(text, sum.terms, Metrics.of(sum.counts), wasteful && blocker.isEmpty(), blocker.orElse(null));
    }

    private record Sum(int terms, Counts counts) {

        Sum plus(Sum other) {
            return new Sum(terms + other.terms, counts.plus(other.counts));
        }
    }
}
